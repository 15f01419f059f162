import { spaced } from '../../text/spaced.ts';
import { brandNamed } from '../brand-named.ts';
import { type DiseaseIndex, diseaseIndex } from './disease-index.ts';
import { type HouseIndex, houseIndex } from './house-index.ts';
import { type LandmarkIndex, landmarkIndex } from './landmark-index.ts';
import type { Intent, Lexicon, NumberedWords } from './lexicon.ts';
import { type TimeIndex, timeIndex } from './time-index.ts';
import { type WayIndex, wayIndex } from './way-words.ts';
import { type KeyIndex, keyIndex } from './word-runs.ts';

/** The lexicon's words, indexed. */
export interface MeaningIndex {
  readonly intents: KeyIndex<Intent>;
  /** The intents' wordings, and those of several words that no listing answers: the longest of all counts. */
  readonly wordings: KeyIndex<Intent | 'unusable'>;
  readonly brands: KeyIndex<string>;
  /** Whether a chain has listings. */
  readonly isListed: (brand: string) => boolean;
  readonly fillers: KeyIndex<true>;
  readonly supporting: KeyIndex<true>;
  readonly nearWithoutPlace: KeyIndex<true>;
  readonly unusable: KeyIndex<true>;
  readonly negations: KeyIndex<true>;
  /** Words that no English phrase has. */
  readonly spanish: ReadonlySet<string>;
  readonly speech: ReadonlySet<string>;
  readonly nameLike: ReadonlySet<string>;
  readonly light: ReadonlySet<string>;
  readonly joiners: ReadonlySet<string>;
  readonly chainJoiners: ReadonlySet<string>;
  readonly closers: ReadonlySet<string>;
  readonly nameEndings: ReadonlySet<string>;
  readonly surnames: ReadonlySet<string>;
  readonly wordedTowns: ReadonlySet<string>;
  readonly houses: HouseIndex;
  readonly landmarks: LandmarkIndex;
  readonly diseases: DiseaseIndex;
  readonly times: TimeIndex;
  readonly ways: WayIndex;
  readonly numbered: Readonly<Record<keyof NumberedWords, ReadonlySet<string>>>;
  readonly routes: Lexicon['routes'];
  readonly territories: ReadonlySet<string>;
  /** Every word of these. */
  readonly words: ReadonlySet<string>;
}

const flagged = (keys: readonly string[]): KeyIndex<true> =>
  keyIndex(keys.map((key) => [spaced(key), true] as const));

/** Indexes a lexicon with the brands that the listings have. */
export function meaningIndex(lexicon: Lexicon, listedBrands: readonly string[]): MeaningIndex {
  const brands: readonly (readonly [string, string])[] = [
    ...lexicon.brands.flatMap(([name = '', ...others]) =>
      [name, ...others].map((key) => [spaced(key), name] as const),
    ),
    ...listedBrands.map((brand) => [spaced(brand), spaced(brand)] as const),
  ];
  const written = new Map(brands.toReversed());
  const intents = lexicon.intents.flatMap(([intent, all]) =>
    all.map((key) => [spaced(key), intent] as const),
  );
  const keys = [
    ...intents.map(([key]) => key),
    ...written.keys(),
    ...lexicon.nameEndings,
    ...[
      lexicon.fillers,
      lexicon.supporting,
      lexicon.nearWithoutPlace,
      lexicon.unusable,
      lexicon.negations,
    ].flatMap((words) => words.map(spaced)),
  ];
  const single = new Set(keys.flatMap((key) => key.split(' ')));
  const whole = new Set(intents.map(([key]) => key));
  const isWord = (text: string): boolean => single.has(text) && !whole.has(text);
  const unusable = lexicon.unusable.map(spaced);
  return {
    intents: keyIndex(intents, undefined, isWord),
    wordings: keyIndex(
      [...intents, ...unusable.filter((key) => key.includes(' ')).map((key) => [key, 'unusable'] as const)],
      undefined,
      isWord,
    ),
    brands: keyIndex(written),
    isListed: (brand) => brandNamed(brand, listedBrands) !== undefined,
    fillers: flagged(lexicon.fillers),
    supporting: flagged(lexicon.supporting),
    nearWithoutPlace: flagged(lexicon.nearWithoutPlace),
    unusable: flagged(unusable),
    negations: flagged(lexicon.negations),
    spanish: new Set(lexicon.spanish),
    speech: new Set(lexicon.speech),
    nameLike: new Set(lexicon.nameLike),
    light: new Set(lexicon.negationLinks),
    joiners: new Set(lexicon.negationJoiners),
    chainJoiners: new Set(lexicon.chainJoiners),
    closers: new Set(lexicon.closers),
    nameEndings: new Set(lexicon.nameEndings),
    surnames: new Set(lexicon.surnames),
    wordedTowns: new Set(lexicon.wordedTowns),
    houses: houseIndex(lexicon.houses),
    landmarks: landmarkIndex(lexicon.landmarks),
    diseases: diseaseIndex(lexicon.diseases),
    times: timeIndex(lexicon.times),
    ways: wayIndex(lexicon.ways),
    numbered: {
      money: new Set(lexicon.numbered.money),
      marks: new Set(lexicon.numbered.marks),
      before: new Set(lexicon.numbered.before),
    },
    routes: lexicon.routes,
    territories: new Set(lexicon.territories),
    words: new Set(keys.flatMap((key) => [...key.split(' '), key.replaceAll(' ', '')])),
  };
}
