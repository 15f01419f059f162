import { factRows } from '../../lists/facts/fact-rows.ts';

/** Returns the short forms of words in street addresses by their spellings, the short form's own included. */
export const shortForms = (
  kind: 'suffix' | 'direction' | 'word' | 'ordinal' | 'count' | 'unit',
): ReadonlyMap<string, string> =>
  new Map(
    factRows('street-words', 'scripts/listings/site')
      .filter((row) => row.kind === kind)
      .flatMap(({ short = '', spellings = '' }) =>
        [short, ...spellings.split(' ')].map((word): [string, string] => [word, short]),
      ),
  );

/** Street suffixes of the postal service (USPS Publication 28, appendix C1): `AVENUE`, `AVE` → `AVE`. */
export const suffixes = shortForms('suffix');
const directions = shortForms('direction');

/** Returns the abbreviation of a street suffix, both in capitals: `AVENUE`, `AVE` → `AVE`. Else undefined. */
export const streetSuffix = (word: string): string | undefined => suffixes.get(word);

/** Returns the abbreviation of a direction, both in capitals: `NORTHWEST`, `NW` → `NW`. Else undefined. */
export const streetDirection = (word: string): string | undefined => directions.get(word);
