import { memoize } from '../text/memoize.ts';
import { spaced } from '../text/spaced.ts';

/** Words of a chain's name that visitors leave out or add. */
const general: ReadonlySet<string> = new Set([
  ...['pharmacy', 'pharmacies', 'drug', 'drugs', 'drugstore', 'drugstores', 'rx'],
  ...['store', 'stores', 'supermarket', 'wholesale', 'club', 'healthcare'],
]);

/** Returns the distinctive part of a name, without spaces: `samsclub` and `sams` → `sams`. */
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
