import type { WithinMiles } from '../list/directory-query.ts';
import type { FilterId } from '../pharmacy/filters.ts';
import type { NameWords } from './name-index.ts';
import { type ChosenPlace, choosePlace } from './phrase/choose-place.ts';
import type { PhraseCity, WiderGazetteer } from './phrase/known-places.ts';
import type { Lexicon } from './phrase/lexicon.ts';
import { lengthOf, overlaps, type Run, textOf, without } from './phrase/match-runs.ts';
import { type MeaningIndex, meaningIndex } from './phrase/meaning-index.ts';
import { streetRun } from './phrase/measured-runs.ts';
import type { PhrasePlace } from './phrase/phrase-place.ts';
import { type PlaceIndex, placeIndex } from './phrase/place-index.ts';
import { hasMeaning, readMeanings, wordingsIn } from './phrase/read-meanings.ts';
import { type ChainAndMore, calledWords, endsName, readNames } from './phrase/read-names.ts';
import { readPlaces } from './phrase/read-places.ts';
import { readWishes } from './phrase/read-wishes.ts';
import { asTyped, type Speller, speller, splitWord } from './phrase/spelling.ts';
import { correctedText, unusedWords } from './phrase/unused-words.ts';
import { mostWords, phraseWords } from './phrase/words.ts';

/** What a visitor's search means: `24 hour birmingham`, `cvs mobile al`. */
export interface SearchPhrase<City> {
  readonly place?: PhrasePlace<City> | undefined;
  /** Other places of the same name, likeliest first. */
  readonly namesakes?: readonly PhrasePlace<City>[] | undefined;
  /** Words for a place without pharmacies, near `place` or in it: `fort myers beach`, `queens`. */
  readonly unlistedBeside?: string | undefined;
  readonly filters: readonly FilterId[];
  readonly open: boolean;
  readonly tonight?: boolean | undefined;
  readonly near: boolean;
  readonly within?: WithinMiles | undefined;
  readonly name: string;
  /** Words that may be a pharmacy's name although they have other meanings: `best pharmacy`. */
  readonly possibleName?: string | undefined;
  readonly chain?: ChainAndMore | undefined;
  readonly phone?: string | undefined;
  readonly unused: readonly string[];
  readonly readAs?: string | undefined;
}

export interface PhraseSources<City> {
  readonly cities: readonly City[];
  readonly brands: readonly string[];
  readonly wider?: WiderGazetteer;
  readonly nameWords?: NameWords;
}

/** Returns what a search phrase means. */
export type PhraseReader<City> = (text: string) => SearchPhrase<City>;

interface PhraseIndexes<City> {
  readonly places: PlaceIndex<City>;
  readonly meanings: MeaningIndex;
  readonly nameWords: NameWords;
}

/** Returns a function that reads searches: `cvs mobile al` → the chain CVS in Mobile, Alabama. */
export function phraseReader<City extends PhraseCity>(
  { cities, brands, wider, nameWords = new Map() }: PhraseSources<City>,
  lexicon: Lexicon,
): PhraseReader<City> {
  const places = placeIndex(cities, lexicon, wider ?? { cities: [], zipPrefixes: new Map() });
  const meanings = meaningIndex(lexicon, brands);
  const indexes = { places, meanings, nameWords };
  const isNeverCorrected = (word: string): boolean => (nameWords.get(word) ?? 0) >= leastNamesOfKnownWord;
  const spell = speller({ forms: places.forms, words: [meanings.words, places.words], isNeverCorrected });
  return (text) => {
    const { words, phone } = splitWords(text, indexes);
    const address = findStreet(words, indexes);
    const free = address === undefined ? words : without(words, address);
    const chosenPlace = findPlace(free, indexes, spell);
    const wordsOutsidePlace = without(free, ...chosenPlace.runs);
    const isTown = (word: string): boolean => hasKind(places, word, 'wider');
    const wordMeanings = readMeanings(words, { wordsOutsidePlace, spell, isTown }, meanings);
    const hasPlace = chosenPlace.place !== undefined;
    const chain = wordMeanings.notNegated.find((match) => hasMeaning(match, 'chain'));
    const names = readNames(words, { rest: wordMeanings.rest, chain, address, hasPlace });
    const hasName = names.names.length > 0;
    const hasNameBeyondChain = names.hasOtherNames || names.unused.length > 0 || address !== undefined;
    const { ids, ...wishes } = readWishes(words, wordMeanings, { hasPlace, hasName, hasNameBeyondChain });
    const isCounted =
      chosenPlace.place === undefined ? !hasNameBeyondChain : chosenPlace.place.kind === 'city';
    const within = isCounted ? wordMeanings.distance?.within : undefined;
    const read = {
      chosenPlace,
      wordMeanings,
      names,
      hasFilter: ids.length > 0,
      hasDistanceLimit: within !== undefined,
    };
    const possibleName =
      hasName || wishes.open || wishes.near ? undefined : calledWords(wordsOutsidePlace, ids);
    const readAs = correctedText(words, chosenPlace, wordMeanings);
    return {
      place: chosenPlace.place,
      namesakes: chosenPlace.namesakes,
      unlistedBeside: chosenPlace.reading?.beside && textOf(words, chosenPlace.reading.beside),
      filters: ids,
      ...wishes,
      within,
      name: [...(phone === undefined ? [] : [phone]), ...names.names].join(' '),
      possibleName,
      chain: names.chain,
      phone,
      unused: unusedWords(words, read),
      readAs,
    };
  };
}

const leastNamesOfKnownWord = 2;

const hasKind = <City>({ names, forms }: PlaceIndex<City>, word: string, wanted: 'city' | 'wider'): boolean =>
  names.get(forms.of(word))?.some(({ kind }) => kind === wanted) === true;

const leastCityLetters = 5;

function splitWords<City>(text: string, { places, meanings, nameWords }: PhraseIndexes<City>) {
  const { words: typed, phone } = phraseWords(text);
  const meaningOf = (part: string) => meanings.wordings.get(meanings.forms.of(part));
  const isCity = (part: string): boolean => part.length >= leastCityLetters && hasKind(places, part, 'city');
  const parts = {
    isKnownPart: (part: string) => meaningOf(part) !== undefined || isCity(part) || /^\d{5}$/.test(part),
    isProofOfSplit: (part: string) =>
      isCity(part) ||
      /^(?:pharmac|farmacia|drugstore)/.test(part) ||
      meaningOf(part)?.some(({ kind }) => kind === 'wish' || kind === 'chain') === true,
  };
  const isNeverCorrected = (word: string): boolean => (nameWords.get(word) ?? 0) >= leastNamesOfKnownWord;
  const words = typed.flatMap((word) => (isNeverCorrected(word) ? [word] : splitWord(word, parts)));
  return { words: words.slice(0, mostWords), phone };
}

function findStreet<City>(
  words: readonly string[],
  { places, meanings: { wordings, forms } }: PhraseIndexes<City>,
): Run | undefined {
  const isPlain = (word: string): boolean =>
    /^\d+$/.test(word) ||
    wordings.get(forms.of(word))?.some(({ kind }) => kind === 'filler' || kind === 'chain') === true;
  return streetRun(words, isPlain, (word) => places.zips.has(word));
}

function findPlace<City extends PhraseCity>(
  words: readonly string[],
  { places, meanings, nameWords }: PhraseIndexes<City>,
  spell: Speller,
): ChosenPlace<City> {
  const typed = wordingsIn(words, meanings, asTyped(meanings.forms));
  const at = words.findIndex((word) => /^\d{5}$/.test(word));
  const zip = at < 0 ? undefined : { from: at, to: at + 1 };
  const readings = readPlaces(zip === undefined ? words : without(words, zip), places, spell, {
    hasOtherMeaning: (run, least = lengthOf(run)) =>
      typed.some((other) => overlaps(run, other) && lengthOf(other) >= least),
    isUnanswerable: (run) => typed.some((other) => overlaps(run, other) && hasMeaning(other, 'unanswerable')),
    isPharmacyNameWord: (word) => nameWords.has(word) === true,
    countNamesWithout: (runs) => {
      const otherWords = without(words, ...runs);
      const names = without(otherWords, ...wordingsIn(otherWords, meanings, spell));
      return names.filter((word) => word !== '' && !endsName(word)).length;
    },
  });
  return choosePlace(words, zip, readings, places);
}
