import { factRows } from '../../lists/facts/fact-rows.ts';

/** Returns a map from spellings in capitals to short forms of one kind: `AVENUE` → `AVE`. */
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

/** Abbreviations of street suffixes by spelling (USPS Publication 28, appendix C1): `AVENUE` → `AVE`. */
export const suffixes = shortForms('suffix');
const directions = shortForms('direction');

/** Returns the abbreviation of a street suffix in capitals: `AVENUE`, `AVE` → `AVE`. Else undefined. */
export const streetSuffix = (word: string): string | undefined => suffixes.get(word);

/** Returns the abbreviation of a direction in capitals: `NORTHWEST`, `NW` → `NW`. Else undefined. */
export const streetDirection = (word: string): string | undefined => directions.get(word);
