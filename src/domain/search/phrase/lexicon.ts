import type { FilterId } from '../../pharmacy/filters.ts';
import type { StateCode } from '../../places/us-state.ts';

/** What a search can ask for besides a place and a name. */
export type Intent = FilterId | 'open' | 'near';

/** The words that a search understands, in lower case and without accents. */
export interface Lexicon {
  readonly intents: readonly (readonly [Intent, readonly string[]])[];
  /** For each chain, its name and then other spellings. */
  readonly brands: readonly (readonly string[])[];
  readonly nearest: readonly string[];
  readonly unanswerable: readonly string[];
  /** Words that mean nothing without a filter: `shots`, `accepts`. */
  readonly support: readonly string[];
  readonly fillers: readonly string[];
  readonly placeNames: readonly (readonly [alias: string, name: string])[];
  readonly cityParts: readonly (readonly [part: string, name: string])[];
  readonly regions: readonly {
    readonly name: string;
    readonly state: StateCode;
    readonly counties: readonly string[];
  }[];
  readonly shortForms: readonly (readonly [short: string, word: string])[];
}
