import { memoize } from '../text/memoize.ts';
import { spaced } from '../text/spaced.ts';

const omittableWords: ReadonlySet<string> = new Set([
  ...['pharmacy', 'pharmacies', 'drug', 'drugs', 'drugstore', 'drugstores', 'rx'],
  ...['store', 'stores', 'supermarket', 'wholesale', 'club', 'healthcare'],
]);

const distinctivePart = (name: string): string =>
  spaced(name)
    .split(' ')
    .filter((word) => !omittableWords.has(word))
    .join('');

const brandByDistinctivePart = memoize(
  (brands: readonly string[]): ReadonlyMap<string, string> =>
    new Map(brands.map((brand) => [distinctivePart(brand), brand] as const).toReversed()),
);

/** Returns the chain that some words name: `cvs` → `CVS Pharmacy`; undefined if none. */
export function brandNamed(words: string, brands: readonly string[]): string | undefined {
  const searched = distinctivePart(words);
  return searched === '' ? undefined : brandByDistinctivePart(brands).get(searched);
}
