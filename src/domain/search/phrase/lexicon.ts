import type { FilterId } from '../../pharmacy/filters.ts';
import type { StateCode } from '../../places/us-state.ts';

/** What a phrase can ask for besides a place and a name. */
export type Intent = FilterId | 'open' | 'near';

/** What the reader knows of words: in lower case, without accents, words of one thing with single spaces. */
export interface Lexicon {
  /** The wordings of each intent: `flu shot`. A wording of several intents asks for all of them. */
  readonly intents: readonly (readonly [Intent, readonly string[]])[];
  /** Chains with the ways of writing them, the name first. */
  readonly brands: readonly (readonly string[])[];
  /** Near the visitor where the phrase names no place, else said of the place: `nearest`. */
  readonly nearest: readonly string[];
  /** What no listing answers: prices, stock, medicines, insurers. */
  readonly untold: readonly string[];
  /** Goes with an intent (`shots`, `accepts`); of no use without one. */
  readonly support: readonly string[];
  /** Says nothing of which pharmacy is meant: `pharmacy`, `where`. */
  readonly fillers: readonly string[];
  /** Other names of places, with the name that the lists or the gazetteer have: `nyc`, `new york ny`. */
  readonly placeNames: readonly (readonly [alias: string, name: string])[];
  /** Parts of cities, with the city: `queens`, `new york ny`. */
  readonly cityParts: readonly (readonly [part: string, name: string])[];
  /** Regions with the counties that they are made of, as the lists name those. */
  readonly regions: readonly {
    readonly name: string;
    readonly state: StateCode;
    readonly counties: readonly string[];
  }[];
  /** Short forms with the word that they are compared as: `ft`, `fort`. */
  readonly shortForms: readonly (readonly [short: string, word: string])[];
}
