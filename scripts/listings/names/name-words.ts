import { factRows } from '../../lists/facts/fact-rows.ts';

/** Words of names that say what a place is, in any case. */
export interface NameWords {
  /** `correctional`, `a hospital`. */
  readonly kind: string;
  readonly pattern: RegExp;
}

type Use =
  | ('always' | 'unless for all' | 'for all' | 'owner' | 'many sites')
  | ('organisation' | 'firm' | 'credential' | 'legal form' | 'hanging');

/** Gives one pattern for the words of a use, with the marks that it is to have. */
export const namePattern = (use: Use): RegExp =>
  new RegExp(
    nameWords(use)
      .map(({ pattern }) => pattern.source)
      .join('|'),
    'i',
  );

/** Reads the words of one use from `name-words.csv`, in its order. */
export const nameWords = (use: Use): readonly NameWords[] =>
  factRows('name-words', 'scripts/listings/names').flatMap(({ use: own, kind = '', pattern = '' }) =>
    own === use ? [{ kind, pattern: new RegExp(pattern, 'i') }] : [],
  );
