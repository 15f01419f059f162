import { memoize } from '../text/memoize.ts';
import { spaced } from '../text/spaced.ts';

/** Words that visitors leave out of a chain's name, or add to it. */
const general: ReadonlySet<string> = new Set([
  ...['pharmacy', 'pharmacies', 'drug', 'drugs', 'drugstore', 'drugstores', 'rx'],
  ...['store', 'stores', 'supermarket', 'wholesale', 'club', 'healthcare'],
]);

/** `samsclub` and `sams` → `sams`. */
const core = (name: string): string =>
  spaced(name)
    .split(' ')
    .filter((word) => !general.has(word))
    .join('');

const byCore = memoize(
  (brands: readonly string[]): ReadonlyMap<string, string> =>
    new Map(brands.map((brand) => [core(brand), brand] as const).toReversed()),
);

/** Returns the chain that words name: `cvs` → `CVS Pharmacy`; undefined if they name more than a chain. */
export function brandNamed(words: string, brands: readonly string[]): string | undefined {
  const wanted = core(words);
  return wanted === '' ? undefined : byCore(brands).get(wanted);
}
