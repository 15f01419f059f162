import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { absoluteUrl } from '../../../src/domain/site/paths.ts';
import { hasCode } from '../../cli/files/has-code.ts';
import { parseJson } from '../../cli/files/parse-json.ts';
import { replaceFile } from '../../cli/files/replace-file.ts';
import { Refusal } from '../../cli/problems/refusal.ts';

const reportSchema = z.object({
  format: z.literal(1),
  origin: z.string(),
  report: z.object({ sample: z.boolean() }),
  pages: z.array(z.object({ path: z.string(), index: z.boolean(), content: z.string().optional() })),
});

// From a URL to the version of its page; '' for fixed text.
const submittedSchema = z.record(z.string(), z.string());

interface IndexNowOptions {
  readonly work: string;
  readonly endpoint: string;
  readonly key: string | undefined;
  readonly dryRun: boolean;
  readonly log: (line: string) => void;
}

/** Submits to IndexNow the URLs changed or gone since last time; `dryRun` only logs. Throws a Refusal. */
export async function runIndexNow({ work, endpoint, key, dryRun, log }: IndexNowOptions): Promise<void> {
  const report = await readJson(join(work, 'build-report.json'), reportSchema, 'Run "npm run build".');
  if (report === undefined)
    throw new Refusal(`There is no build report in ${work}. Run "npm run build" first.`);
  if (report.report.sample)
    throw new Refusal(
      'The site shows sample listings and is closed to search engines: nothing is submitted.',
    );
  const { origin, pages } = report;
  const submittedFile = join(work, 'indexnow.json');
  const submitted =
    (await readJson(submittedFile, submittedSchema, 'Delete it; every URL is then submitted.')) ?? {};
  const current = Object.fromEntries(
    pages.flatMap(({ path, index, content = '' }) => (index ? [[absoluteUrl(origin, path), content]] : [])),
  );
  const changed = Object.keys(current).filter((url) => submitted[url] !== current[url]);
  // The key is valid for this origin only: with URLs of an earlier one a service refuses all.
  const removedUrls = Object.keys(submitted).filter(
    (url) => current[url] === undefined && url.startsWith(`${origin}/`),
  );
  const urls = [...changed, ...removedUrls];
  if (dryRun) for (const url of urls) log(url);
  if (urls.length === 0 || dryRun) {
    log(`${urls.length} URLs changed since the last submission`);
    return;
  }
  if (key === undefined)
    throw new Refusal(
      'INDEXNOW_KEY is not set. Choose a key, build and publish with it, then submit with it.',
    );
  await submitUrls(endpoint, origin, key, urls);
  await replaceFile(submittedFile, JSON.stringify(current));
  log(`${urls.length} URLs submitted to ${endpoint}`);
}

async function readJson<Content>(
  file: string,
  schema: z.ZodType<Content>,
  remedy: string,
): Promise<Content | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  if (text === undefined) return undefined;
  const { success, data } = schema.safeParse(parseJson(text));
  if (success) return data;
  throw new Refusal(`${file}: it is damaged, or of another version — ${remedy}`);
}

// https://www.indexnow.org/documentation
const urlsPerRequest = 10_000;

const meanings: Readonly<Record<number, string>> = {
  400: 'the request is malformed',
  403: 'the key is not valid: publish the site with its key file first',
  422: 'the URLs are not of this host, or the key does not fit the protocol',
  429: 'too many submissions: try again later',
};

async function submitUrls(endpoint: string, origin: string, key: string, urls: readonly string[]) {
  for (let start = 0; start < urls.length; start += urlsPerRequest) {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}/${key}.txt`,
        urlList: urls.slice(start, start + urlsPerRequest),
      }),
    });
    // The connection can be reused only after the answer is read.
    await response.arrayBuffer();
    const { ok, status } = response;
    if (ok) continue;
    const meaning = meanings[status] ?? 'the service gave no reason';
    throw new Refusal(`${endpoint} answered ${status}: ${meaning}`);
  }
}
