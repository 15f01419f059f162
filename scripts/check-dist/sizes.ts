import { gzipSync } from 'node:zlib';
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
import type { SiteCheck } from './artefact.ts';

const nearTile = {
  what: 'it and the manifest of tiles, gzipped,',
  most: budgets.nearGzip,
  remedy: 'Let tiles hold fewer listings (scripts/plan/near/near-tiles.ts).',
};
const searchFile = {
  what: 'this file of the search, gzipped,',
  most: budgets.searchGzip,
  remedy: 'Let regions hold fewer listings, or the gazetteer fewer places (scripts/plan/search-groups.ts).',
};

/** One page of so many is compressed: enough for an average. */
const sampled = 25;

/** What the search box and its answers load (scripts/plan/search-groups.ts). */
const searched = /^data\/(?:names|words|gazetteer|places|contacts|country)[./]/;

/** Checks pages, what they load, tiles and search files against `scripts/build/budgets.ts`. */
export const checkSizes: SiteCheck = async ({ pages, read, files }, report) => {
  const gzipped = async (file: string): Promise<number> => gzipSync(await read(file)).length;
  const reportAll = (file: string, excesses: readonly Excess[]): void => {
    for (const { what, bytes, most, remedy } of excesses)
      report(file, `is too heavy: ${what} ${kilobytes(bytes)} of at most ${kilobytes(most)}`, remedy);
  };
  const weigh = pageScale((file) => (files.has(file) ? read(file) : Promise.resolve(Buffer.alloc(0))));
  const compressed: number[] = [];
  for (const [index, { file, bytes, assets }] of pages.entries()) {
    reportAll(file, weightExcesses(await weigh(assets)));
    // A page that is within the budget as it lies on disk gets no larger by compression.
    if (bytes > budgets.htmlLargestGzip) reportAll(file, htmlExcesses(await gzipped(file)));
    if (index % sampled === 0) compressed.push(await gzipped(file));
  }
  reportAll('all pages', averageExcesses(pages.map(({ bytes }) => bytes)));
  reportAll('all pages', gzippedExcesses(compressed));

  const manifest = manifestPaths.near.slice(1);
  const manifestBytes = files.has(manifest) ? await gzipped(manifest) : 0;
  let tile = { file: '', bytes: 0 };
  for (const file of files) {
    const isTile = file.startsWith(datasetPaths.near('').slice(1));
    if (!isTile && !searched.test(file)) continue;
    const bytes = await gzipped(file);
    if (isTile && bytes > tile.bytes) tile = { file, bytes };
    if (!isTile && bytes > budgets.searchGzip) reportAll(file, [{ ...searchFile, bytes }]);
  }
  if (tile.bytes + manifestBytes > budgets.nearGzip && tile.file !== '')
    reportAll(tile.file, [{ ...nearTile, bytes: tile.bytes + manifestBytes }]);
};
