import type { FilterId } from '../../pharmacy/filters.ts';
import type { StateCode } from '../../places/us-state.ts';

/** What a phrase can ask for, apart from a place and a name. */
export type Intent = FilterId | 'open' | 'near';

/** The words that phrases are read with: lower case, without accents, separated by single spaces. */
export interface Lexicon {
  /** The wordings of each intent: `flu shot`. A wording of several intents asks for all of them. */
  readonly intents: readonly (readonly [Intent, readonly string[]])[];
  /** Chains with their spellings, the name first. */
  readonly brands: readonly (readonly string[])[];
  /** Words such as `nearest`: near the named place, or near the visitor if the phrase names none. */
  readonly nearest: readonly string[];
  /** Words without an answer in any listing: prices, stock, medicines, insurers. */
  readonly unanswerable: readonly string[];
  /** Words that support an intent (`shots`, `accepts`) and mean nothing without one. */
  readonly support: readonly string[];
  /** Words that do not narrow a search: `pharmacy`, `where`. */
  readonly fillers: readonly string[];
  /** Other names of places, with the names that the lists or the gazetteer use: `nyc`, `new york ny`. */
  readonly placeNames: readonly (readonly [alias: string, name: string])[];
  /** Parts of cities, with the city: `queens`, `new york ny`. */
  readonly cityParts: readonly (readonly [part: string, name: string])[];
  /** Regions with their counties, under the names that the lists use. */
  readonly regions: readonly {
    readonly name: string;
    readonly state: StateCode;
    readonly counties: readonly string[];
  }[];
  /** Short forms, with the word that they are compared as: `ft`, `fort`. */
  readonly shortForms: readonly (readonly [short: string, word: string])[];
}
