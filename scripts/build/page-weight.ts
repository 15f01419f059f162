import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { budgets } from './budgets.ts';

/** What a page loads before it is interactive, in gzipped bytes. */
export interface PageWeight {
  readonly scripts: number;
  readonly styles: number;
}

const compress = promisify<Buffer, Buffer>(gzip);

/** Weighs pages by the files they name; a file that many pages name is compressed once. */
export function pageScale(contentOf: (file: string) => Promise<Buffer>) {
  const known = new Map<string, Promise<number>>();
  const weigh = (file: string): Promise<number> => {
    const weight =
      known.get(file) ??
      contentOf(file)
        .then(compress)
        .then(({ length }) => length);
    known.set(file, weight);
    return weight;
  };
  /** `assets` are the paths that a page's scripts, styles and preloads have. */
  return async (assets: Iterable<string>): Promise<PageWeight> => {
    const total = { scripts: 0, styles: 0 };
    const add = async (asset: string): Promise<void> => {
      const kind = asset.endsWith('.js') ? 'scripts' : asset.endsWith('.css') ? 'styles' : undefined;
      if (kind === undefined || !asset.startsWith('/')) return;
      const bytes = await weigh(asset.slice(1));
      total[kind] += bytes;
    };
    await Promise.all([...new Set(assets)].map(add));
    return total;
  };
}

/** One broken budget. */
export interface Excess {
  readonly what: string;
  readonly bytes: number;
  readonly most: number;
  readonly remedy: string;
}

const excess = (what: string, bytes: number, most: number, remedy: string): readonly Excess[] =>
  bytes <= most ? [] : [{ what, bytes, most, remedy }];

/** Which budgets a page's scripts and styles break. */
export const weightExcesses = ({ scripts, styles }: PageWeight): readonly Excess[] => [
  ...excess(
    'the scripts before it is interactive, gzipped,',
    scripts,
    budgets.initialScriptsGzip,
    'Load with import() what the first paint does not need.',
  ),
  ...excess('the styles, gzipped,', styles, budgets.stylesGzip, 'Remove rules that no screen uses.'),
];

/** Whether a page's HTML is too large as it is sent. */
export const htmlExcesses = (bytes: number): readonly Excess[] =>
  excess(
    'the page, gzipped,',
    bytes,
    budgets.htmlLargestGzip,
    'List fewer items on it (scripts/plan/list-cut.ts).',
  );

/** Whether pages are too large on average, as they lie on disk. */
export const averageExcesses = (sizes: readonly number[]): readonly Excess[] =>
  excess('the average page', averageOf(sizes), budgets.htmlAverage, 'Look at what the largest pages repeat.');

/** Whether pages are too large on average as they are sent. */
export const gzippedExcesses = (sizes: readonly number[]): readonly Excess[] =>
  excess(
    'the average page, gzipped,',
    averageOf(sizes),
    budgets.htmlGzipAverage,
    'Look at what the largest pages repeat.',
  );

const averageOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
