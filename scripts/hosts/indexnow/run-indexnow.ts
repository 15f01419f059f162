import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { hasCode } from '../../cli/files/has-code.ts';
import { replaceFile } from '../../cli/files/replace-file.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
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
 * repeats it. Throws a Refusal with what to do when there is no report, no key, or only sample listings.
 */
export async function runIndexNow({ work, endpoint, key, dryRun, log }: IndexNowOptions): Promise<void> {
  const report = join(work, 'build-report.json');
  const record = await readJson(report, recordSchema, 'Run "npm run build".');
  if (record === undefined)
    throw new Refusal(`There is no build report in ${work}. Run "npm run build" first.`);
  if (record.report.sample)
    throw new Refusal(
      'The site shows sample listings and is closed to search engines: nothing is submitted.',
    );
  const memory = join(work, 'indexnow.json');
  const before = (await readJson(memory, submittedSchema, 'Delete it; every URL is then submitted.')) ?? {};
  const now = indexedPages(record);
  const urls = changedUrls(before, now, record.origin);
  if (dryRun) for (const url of urls) log(url);
  if (urls.length === 0 || dryRun) {
    log(`${urls.length} URLs changed since the last submission`);
    return;
  }
  if (key === undefined) {
    throw new Refusal(
      'INDEXNOW_KEY is not set. Choose a key, build and publish with it, then submit with it.',
    );
  }
  await submitUrls({ endpoint, origin: record.origin, key, urls });
  await replaceFile(memory, JSON.stringify(now));
  log(`${urls.length} URLs submitted to ${endpoint}`);
}

/** What a file of the work folder holds, undefined where it is not there. Throws a Refusal with `remedy` for one that is damaged. */
async function readJson<Content>(
  file: string,
  schema: z.ZodType<Content>,
  remedy: string,
): Promise<Content | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Refusal(`${file}: it is damaged, or of another version — ${remedy}`);
  }
}
