import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  averageExcesses,
  type Excess,
  gzippedExcesses,
  htmlExcesses,
  kilobytes,
  pageScale,
  weightExcesses,
} from '../budget/page-weight.ts';
import { budgets } from '../config/budgets.ts';
import { type Check, type Finding, finding } from './artefact.ts';

/** Every how many-th page is compressed: enough for an average. */
const sampled = 25;
const compress = promisify<Buffer, Buffer>(gzip);

/** Pages, and the scripts and styles they load, are within the budgets of `scripts/config/budgets.ts`. */
export const checkSizes: Check = async ({ pages, read, files }) => {
  const weigh = pageScale((file) => (files.has(file) ? read(file) : Promise.resolve(Buffer.alloc(0))));
  const findings: Finding[] = [];
  const weighed = new Map<string, readonly Excess[]>();
  for (const { file, bytes, assets } of pages) {
    const key = assets.filter((asset) => /\.(?:js|css)$/.test(asset)).join();
    const excesses = weighed.get(key) ?? weightExcesses(await weigh(assets));
    weighed.set(key, excesses);
    findings.push(...findingsOf(file, excesses));
    // A page that is within the budget as it lies on disk gets no larger by compression.
    if (bytes > budgets.htmlLargestGzip)
      findings.push(...findingsOf(file, htmlExcesses((await compress(await read(file))).length)));
  }
  const compressed = await Promise.all(
    pages
      .filter((_, index) => index % sampled === 0)
      .map(async ({ file }) => (await compress(await read(file))).length),
  );
  return [
    ...findings,
    ...findingsOf('all pages', averageExcesses(pages.map(({ bytes }) => bytes))),
    ...findingsOf('all pages', gzippedExcesses(compressed)),
  ];
};

const findingsOf = (file: string, excesses: readonly Excess[]): readonly Finding[] =>
  excesses.map(({ what, bytes, most, remedy }) =>
    finding(file, `is too heavy: ${what} ${kilobytes(bytes)} of at most ${kilobytes(most)}`, remedy),
  );
