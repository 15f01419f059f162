import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';

/** A pattern of words in names that tell one thing about a pharmacy, from a row of `name-words.csv`. */
export interface NameWords {
  /** What the words tell, for messages: `correctional`, `a hospital`. Empty in some rows. */
  readonly kind: string;
  readonly pattern: RegExp;
}

type Use =
  | ('always' | 'unless for all' | 'for all' | 'owner' | 'many sites')
  | ('closed' | 'coming' | 'paused')
  | ('organisation' | 'firm' | 'credential' | 'legal form' | 'hanging');

/** Returns one pattern, in any case, for all rows of `name-words.csv` with a use such as `closed`. */
export const namePattern = (use: Use): RegExp =>
  new RegExp(
    nameWords(use)
      .map(({ pattern }) => pattern.source)
      .join('|'),
    'i',
  );

/** Returns the rows of `name-words.csv` with a use such as `owner`, in order. */
export const nameWords = (use: Use): readonly NameWords[] =>
  factRows('name-words', 'scripts/listings/names', { pattern: aPattern }).flatMap(
    ({ use: useOfRow, kind = '', pattern = '' }) =>
      useOfRow === use ? [{ kind, pattern: new RegExp(pattern, 'i') }] : [],
  );
