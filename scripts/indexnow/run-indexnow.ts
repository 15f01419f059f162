import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changedUrls, indexedPages, recordSchema, submittedSchema } from './changed-urls.ts';
import { submitUrls } from './submit.ts';

interface IndexNowOptions {
  /** The build's work folder: it holds the report, and what was submitted last. */
  readonly work: string;
  readonly endpoint: string;
  readonly key: string | undefined;
  /** Only tell what would be submitted. */
  readonly dryRun: boolean;
  readonly log: (line: string) => void;
}

/**
 * Submits what changed since the last submission. Nothing is remembered of a submission that failed, so the next one
 * repeats it. Throws with what to do when there is no report, no key, or only sample listings.
 */
export async function runIndexNow({ work, endpoint, key, dryRun, log }: IndexNowOptions): Promise<void> {
  const text = await readFile(join(work, 'build-report.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`There is no build report in ${work}. Run "npm run build" first.`);
  const record = recordSchema.parse(JSON.parse(text));
  if (record.report.sample) {
    throw new Error('The site shows sample listings and is closed to search engines: nothing is submitted.');
  }
  const memory = join(work, 'indexnow.json');
  const before = submittedSchema.parse(JSON.parse(await readFile(memory, 'utf8').catch(() => '{}')));
  const now = indexedPages(record);
  const urls = changedUrls(before, now);
  if (dryRun) for (const url of urls) log(url);
  if (urls.length === 0 || dryRun) {
    log(`${urls.length} URLs changed since the last submission`);
    return;
  }
  if (key === undefined) {
    throw new Error('INDEXNOW_KEY is not set. Choose a key, build and publish with it, then submit with it.');
  }
  await submitUrls({ endpoint, origin: record.origin, key, urls });
  await writeFile(`${memory}.new`, JSON.stringify(now));
  await rename(`${memory}.new`, memory);
  log(`${urls.length} URLs submitted to ${endpoint}`);
}
