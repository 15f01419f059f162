import type { FilterId } from '../../pharmacy/filters.ts';
import type { StateCode } from '../../places/us-state.ts';

/** What a phrase can ask for besides a place and a name. */
export type Intent = FilterId | 'open' | 'near';

/** The words that say how far a pharmacy may be: `5 miles`, `less than a 10 minute walk`. */
export interface WayWords {
  /** What a number counts, with the statute miles of one where it is a length. */
  readonly units: readonly { readonly words: readonly string[]; readonly miles?: number | undefined }[];
  readonly numbers: readonly (readonly [words: string, value: number])[];
  /** Before the number, that it is the most. */
  readonly limits: readonly string[];
  /** Behind the unit, how one goes there or from where. */
  readonly means: readonly string[];
}

/** Words that make a number one that no listing tells. */
export interface NumberedWords {
  /** Behind a price: `dollars`. */
  readonly money: readonly string[];
  /** Before the number: `exit`. */
  readonly marks: readonly string[];
  /** Before all that, and told with it: `off`. */
  readonly before: readonly string[];
}

/** A region: `Tampa Bay`. */
export interface RegionWords {
  readonly name: string;
  readonly also?: readonly string[] | undefined;
  readonly state: StateCode;
  /** As the lists name them. */
  readonly counties: readonly string[];
}

/** What the reader of phrases knows of words. All are in lower case with single spaces and without accents. */
export interface Lexicon {
  /** The words of each intent as visitors type them: `24 hour`, `flu shot`. Words of several intents ask for all of them. */
  readonly intents: readonly (readonly [Intent, readonly string[]])[];
  /** What is said around a wish and is in no pharmacy’s name: `where`, `near`, `open`; left out like the fillers. */
  readonly speech: readonly string[];
  /** Intents whose words pharmacies are called by: `Community Pharmacy`. */
  readonly nameLike: readonly Intent[];
  /** Left out wherever they stand: `pharmacy`, `near`, `open`. */
  readonly fillers: readonly string[];
  /** Left out beside an intent, which they go with (`shots`, `accepts`); of no use without one. */
  readonly supporting: readonly string[];
  /** `nearest`: near the visitor where the phrase names no place, else said of the place. */
  readonly nearWithoutPlace: readonly string[];
  /** What no listing tells: prices, stock, medicines, insurers. */
  readonly unusable: readonly string[];
  /** What turns the wish behind it into its opposite: `not`, `without`. */
  readonly negations: readonly string[];
  /** What may stand between a negation and what it is about: `does not accept medicaid`. */
  readonly negationLinks: readonly string[];
  /** What goes on with what is not wanted: `not walgreens or cvs`. */
  readonly negationJoiners: readonly string[];
  /** What goes on with chains that are not wanted: `except walgreens and cvs`. */
  readonly chainJoiners: readonly string[];
  /** What turns a time behind it into its opposite: `closed sunday`. */
  readonly closers: readonly string[];
  /** Words that end a pharmacy's name (`oak drugs`), and say nothing without one. */
  readonly nameEndings: readonly string[];
  /** Chains with the ways of writing them: the first is the name. */
  readonly brands: readonly (readonly string[])[];
  /** Other names of places, with the name that the lists or the gazetteer have: `nyc`, `new york ny`. */
  readonly placeNames: readonly (readonly [alias: string, name: string])[];
  /** Regions with the counties that they are made of. */
  readonly regions: readonly RegionWords[];
  /** Other names of counties, with the whole one: `dade`, `miami dade county fl`. */
  readonly countyNames: readonly (readonly [alias: string, name: string])[];
  /** Other names of states: `fla`. */
  readonly stateNames: readonly (readonly [alias: string, state: string])[];
  /** Words for a part of any city, which say nothing of where beside its name: `midtown`. */
  readonly cityParts: readonly string[];
  /** Words that no English phrase has: those of others tell articles (`la farmacia`) from places (`pharmacy in la`). */
  readonly spanish: readonly string[];
  /** Words of place names and their short forms, either way: `fort`, `ft`. */
  readonly shortForms: readonly (readonly [word: string, ...short: string[]])[];
  /** How far a pharmacy may be. */
  readonly ways: WayWords;
  readonly numbered: NumberedWords;
  /** Words that stand before the two places of a way: `between`, `and`. */
  readonly routes: readonly (readonly [string, string])[];
  /** Parts of the United States that no list has, and is no state: `puerto rico`. */
  readonly territories: readonly string[];
  /** Towns of which each word means something else, so that only the country’s places tell them: `los gatos`, and behind `in` one word, `corona`. */
  readonly wordedTowns: readonly string[];
  /** Words that are right as they are though they look like others: common surnames. */
  readonly surnames: readonly string[];
}
