import { gzipSync } from 'node:zlib';
import { datasetPaths, manifestPaths } from '../../src/domain/site/paths.ts';
import type { SiteCheck } from './artefact.ts';

const kilobyte = 1024;

/** Most bytes that a page may have after gzip. */
export const heaviestPage = 35 * kilobyte;

const limits = {
  page: ['the page, gzipped,', heaviestPage, 'List fewer items on it (scripts/plan/datasets/list-cut.ts).'],
  average: ['the average page', 30 * kilobyte, 'Look at what the largest pages repeat.'],
  averageGzip: ['the average page, gzipped,', 8 * kilobyte, 'Look at what the largest pages repeat.'],
  scripts: [
    'the scripts before it is interactive, gzipped,',
    150 * kilobyte,
    'Load with import() what the first paint does not need.',
  ],
  styles: ['the styles, gzipped,', 12 * kilobyte, 'Remove rules that no screen uses.'],
  near: [
    'it and the manifest of tiles, gzipped,',
    60 * kilobyte,
    'Let tiles hold fewer listings (scripts/plan/tiles.ts).',
  ],
  search: [
    'this file of the search, gzipped,',
    1000 * kilobyte,
    'List fewer places, or put fewer names into one file (scripts/plan/search-groups.ts).',
  ],
} as const;

const sampledEvery = 25;

const searchFile = /^data\/(?:names|gazetteer)[./]/;

/** Checks that pages, scripts, styles, map tiles and search data stay within limits of size. */
export const checkSizes: SiteCheck = async ({ pages, read, files }, report) => {
  const gzippedBytes = new Map<string, number>();
  const gzippedBytesOf = async (file: string): Promise<number> => {
    const bytes = gzippedBytes.get(file) ?? (files.has(file) ? gzipSync(await read(file)).length : 0);
    gzippedBytes.set(file, bytes);
    return bytes;
  };
  const sum = async (assets: readonly string[]): Promise<number> => {
    let total = 0;
    for (const asset of new Set(assets)) total += await gzippedBytesOf(asset.slice(1));
    return total;
  };
  const checkLimit = (file: string, limit: keyof typeof limits, bytes: number): void => {
    const [what, most, remedy] = limits[limit];
    if (bytes > most)
      report(file, `is too heavy: ${what} ${kilobytes(bytes)} of at most ${kilobytes(most)}`, remedy);
  };
  const compressed: number[] = [];
  for (const [index, { file, bytes, assets }] of pages.entries()) {
    checkLimit(file, 'scripts', await sum(assets.filter((asset) => /^\/.*\.js$/.test(asset))));
    checkLimit(file, 'styles', await sum(assets.filter((asset) => /^\/.*\.css$/.test(asset))));
    // A page within the limit before compression is within it afterwards.
    if (bytes > heaviestPage) checkLimit(file, 'page', await gzippedBytesOf(file));
    if (index % sampledEvery === 0) compressed.push(await gzippedBytesOf(file));
  }
  checkLimit('all pages', 'average', average(pages.map(({ bytes }) => bytes)));
  checkLimit('all pages', 'averageGzip', average(compressed));

  const manifest = await gzippedBytesOf(manifestPaths.tiles.slice(1));
  const tiles = [...files].filter((file) => file.startsWith(datasetPaths.tile('').slice(1)));
  for (const file of tiles) checkLimit(file, 'near', (await gzippedBytesOf(file)) + manifest);
  for (const file of files) if (searchFile.test(file)) checkLimit(file, 'search', await gzippedBytesOf(file));
};

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const kilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;
