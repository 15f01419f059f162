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

/** The words for a pharmacy and its like, which make a name of what stands beside them. */
export interface HouseWords {
  /** A pharmacy, and nothing more: slips of these are read before all else, since what stands beside them is told by them. */
  readonly plain: readonly string[];
  /** Behind a pharmacy’s name: `oak drugs`. */
  readonly endings: readonly string[];
  /** Behind the name of another house, which a place’s may be: `columbia hospital`. */
  readonly behind: readonly string[];
  /** Before the name: `farmacia la fe`. */
  readonly before: readonly string[];
  /** What ends a name behind `drug`, or by itself: `city drug store`. */
  readonly shops: readonly string[];
  /** Before such an end these make no name by themselves: `the drug store`. */
  readonly bare: readonly string[];
  /** Before a word of a name, these belong to it: `la fe`. */
  readonly articles: readonly string[];
  /** Not behind these: `en la calle`. */
  readonly prepositions: readonly string[];
}

/** The words that say a pharmacy is to be near a landmark. */
export interface LandmarkWords {
  /** Before a landmark: `near the hospital`, `junto al hospital`. */
  readonly near: readonly string[];
  /** The same with a `to` behind: the nearest hospital is no landmark, but what is nearest to it is near one. */
  readonly nearest: readonly string[];
  /** Between these and the landmark, none of its name. */
  readonly articles: readonly string[];
  /** So too, elsewhere than right before it: `across the street from a clinic`. */
  readonly links: readonly string[];
}

/** What tells a test for a disease from a vaccine against it. */
export interface DiseaseWords {
  /** Diseases that pharmacies test for and vaccinate against, as the intents' words name them. */
  readonly names: readonly string[];
  readonly tests: readonly string[];
  readonly vaccines: readonly string[];
  /** How further words for vaccines begin: `vaccination`, `vacunas`. */
  readonly vaccineStems: readonly string[];
  /** What else is checked, vaccinated against or treated, as the intents' words name it. */
  readonly treated: readonly string[];
  /** Words for what helps against a disease, and for its signs. */
  readonly medicines: readonly string[];
  /** What stands before a disease that somebody has. */
  readonly having: readonly string[];
}

/** Which side of a time a pharmacy is to be open on. */
export type Side = 'until' | 'after' | 'before' | 'from' | 'at';

/** Which half of the day a time is in. */
export type Half = 'am' | 'pm';

/** The words that say when a pharmacy is to be open, or that ask when one is. */
export interface TimeWords {
  /** That it is open: `open`, `abierta`. */
  readonly open: readonly string[];
  /** How words begin that say it is open, or opens. Before a part of the day they make it a wish of its own: `saturday open late`. */
  readonly openStems: readonly string[];
  /** What is open with these is open now, and not at a time that is named. */
  readonly now: readonly string[];
  /** With these it is asked when a store is open, which tells nothing of now: `until what time`. */
  readonly when: readonly string[];
  /** Times that no listing tells and that are not now: `open tomorrow`, `open to the public`. */
  readonly other: readonly string[];
  /** What asks for a store’s hours: `how late is cvs open`. */
  readonly questions: readonly string[];
  /** Beside these a time of day says of when: `cvs hours tonight`. */
  readonly hours: readonly string[];
  /** Times of day beside a question for hours. */
  readonly ofDay: readonly string[];
  /** Those of today also before it: `cvs tonight hours`, but `cvs evening hours` asks for such hours. */
  readonly thisDay: readonly string[];
  /** Parts of the day behind a time of theirs: `8 tonight`. */
  readonly parts: readonly string[];
  /** Says of a number without its half of the day that it is an evening’s: `still open at 9`, `open at 9 tonight`. */
  readonly evening: readonly string[];
  /** Before a time, which side of it: `until 9`, `cierra a las 9`, `friday 9`. */
  readonly sides: readonly (readonly [Side, readonly string[]])[];
  /** Between such a word and its time: `hasta las 10`, `open at 7`. */
  readonly links: readonly string[];
  /** Between two times: `9 to 5`. */
  readonly joiners: readonly string[];
  /** Before two times. */
  readonly between: readonly string[];
  /** Between the two behind those: `between 8 and 10`. */
  readonly betweenJoiners: readonly string[];
  /** What a number before these counts is no time: `7 days`, `5 miles`. */
  readonly counted: readonly string[];
  /** Before `close`, these ask when a pharmacy closes, and not for one that is near: `what time does cvs close`. */
  readonly beforeClosing: readonly string[];
  /** Between `close` and an hour, the same: `close after 10`. */
  readonly behindClosing: readonly string[];
  /** Behind a time, in which half of the day it is: `9 pm`, `9 de la noche`. */
  readonly halves: readonly (readonly [Half, readonly string[]])[];
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
  /** What makes a pharmacy’s name of the words beside it. */
  readonly houses: HouseWords;
  readonly landmarks: LandmarkWords;
  readonly diseases: DiseaseWords;
  /** When a pharmacy is to be open. */
  readonly times: TimeWords;
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
