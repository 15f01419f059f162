import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';

/** Words in names for one kind of place, in any case. */
export interface NameWords {
  /** For messages: `correctional`, `a hospital`. */
  readonly kind: string;
  readonly pattern: RegExp;
}

type Use =
  | ('always' | 'unless for all' | 'for all' | 'owner' | 'many sites')
  | ('closed' | 'coming' | 'paused')
  | ('organisation' | 'firm' | 'credential' | 'legal form' | 'hanging');

/** Returns one pattern for all words of a use. */
export const namePattern = (use: Use): RegExp =>
  new RegExp(
    nameWords(use)
      .map(({ pattern }) => pattern.source)
      .join('|'),
    'i',
  );

/** Returns the words of a use in `name-words.csv`, in its order. */
export const nameWords = (use: Use): readonly NameWords[] =>
  factRows('name-words', 'scripts/listings/names', { pattern: aPattern }).flatMap(
    ({ use: own, kind = '', pattern = '' }) =>
      own === use ? [{ kind, pattern: new RegExp(pattern, 'i') }] : [],
  );
