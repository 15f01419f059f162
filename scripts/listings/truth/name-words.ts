import { factRows } from '../../lists/facts/fact-rows.ts';

/** Words of names that say what a place is, in any case. */
export interface NameWords {
  /** `correctional`, `a hospital`. */
  readonly kind: string;
  readonly pattern: RegExp;
}

/** Reads the words of one use from `name-words.csv`, in its order. */
export const nameWords = (use: 'always' | 'unless for all' | 'for all' | 'owner'): readonly NameWords[] =>
  factRows('name-words', 'scripts/listings/truth').flatMap(({ use: own, kind = '', pattern = '' }) =>
    own === use ? [{ kind, pattern: new RegExp(pattern, 'i') }] : [],
  );
