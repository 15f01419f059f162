import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { datasetPaths, manifestPaths } from '../../src/domain/site/paths.ts';
import { budgets } from '../build/budgets.ts';
import {
  averageExcesses,
  type Excess,
  gzippedExcesses,
  htmlExcesses,
  kilobytes,
  pageScale,
  weightExcesses,
} from '../build/weight/page-weight.ts';
import { type Artefact, type Check, type Finding, finding, inTurns } from './artefact.ts';

/** Every how many-th page is compressed: enough for an average. */
const sampled = 25;
const compress = promisify<Buffer, Buffer>(gzip);

/** Pages, and the scripts and styles they load, are within the budgets of `scripts/build/budgets.ts`. */
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
  const compressed = await inTurns(
    pages.filter((_, index) => index % sampled === 0),
    async ({ file }) => (await compress(await read(file))).length,
  );
  return [
    ...findings,
    ...findingsOf('all pages', averageExcesses(pages.map(({ bytes }) => bytes))),
    ...findingsOf('all pages', gzippedExcesses(compressed)),
    ...(await nearFindings(files, read)),
    ...(await searchFindings(files, read)),
  ];
};

/** The manifest of what is near, with the largest of its tiles, is within its budget. */
async function nearFindings(files: Artefact['files'], read: Artefact['read']): Promise<readonly Finding[]> {
  const manifest = manifestPaths.near.slice(1);
  const gzipped = async (file: string): Promise<number> => (await compress(await read(file))).length;
  let [largest, bytes] = ['', 0];
  for (const file of files) {
    if (!file.startsWith(datasetPaths.near('').slice(1))) continue;
    const size = await gzipped(file);
    if (size > bytes) [largest, bytes] = [file, size];
  }
  if (largest === '') return [];
  const total = bytes + (files.has(manifest) ? await gzipped(manifest) : 0);
  return total <= budgets.nearGzip
    ? []
    : findingsOf(largest, [
        {
          what: 'it and the manifest of tiles, gzipped,',
          bytes: total,
          most: budgets.nearGzip,
          remedy: 'Let tiles hold fewer listings (scripts/plan/near/near-tiles.ts).',
        },
      ]);
}

/** What the search box and its answers load (scripts/plan/search-groups.ts). */
const searched = /^data\/(?:names|words|gazetteer|places|contacts|country)[./]/;

/** Each file that a search loads is within its budget. */
async function searchFindings(files: Artefact['files'], read: Artefact['read']): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const file of files) {
    if (!searched.test(file)) continue;
    const content = await read(file);
    // What is within the budget as it lies on disk gets no larger by compression.
    if (content.length <= budgets.searchGzip) continue;
    const bytes = (await compress(content)).length;
    if (bytes > budgets.searchGzip)
      findings.push(
        ...findingsOf(file, [
          {
            what: 'this file of the search, gzipped,',
            bytes,
            most: budgets.searchGzip,
            remedy:
              'Let regions hold fewer listings, or the gazetteer fewer places (scripts/plan/search-groups.ts).',
          },
        ]),
      );
  }
  return findings;
}

const findingsOf = (file: string, excesses: readonly Excess[]): readonly Finding[] =>
  excesses.map(({ what, bytes, most, remedy }) =>
    finding(file, `is too heavy: ${what} ${kilobytes(bytes)} of at most ${kilobytes(most)}`, remedy),
  );
