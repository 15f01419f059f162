import { brandNamed } from './brand-named.ts';
import { type ChosenFilter, choicesOf } from './chosen-filter.ts';
import type { WithinMiles } from './directory-query.ts';
import type { NameWords } from './name-index.ts';
import { type ChosenPlace, choosePlace } from './phrase/choose-place.ts';
import type { PhraseCity, WiderGazetteer } from './phrase/known-places.ts';
import type { Lexicon } from './phrase/lexicon.ts';
import { overlaps, textOf, without } from './phrase/match-runs.ts';
import { type MeaningIndex, meaningIndex } from './phrase/meaning-index.ts';
import { streetRun } from './phrase/measured-runs.ts';
import type { PhrasePlace } from './phrase/phrase-place.ts';
import { type PlaceIndex, placeIndex } from './phrase/place-index.ts';
import { means, readMeanings, wordingsIn } from './phrase/read-meanings.ts';
import { type ChainAndMore, calledWords, endsName, type Names, readNames } from './phrase/read-names.ts';
import { readPlaces } from './phrase/read-places.ts';
import { readWishes } from './phrase/read-wishes.ts';
import { asTyped, partWord, type Speller, speller } from './phrase/spelling.ts';
import { correctedText, unusedWords } from './phrase/told-words.ts';
import { mostWords, phraseWords } from './phrase/words.ts';

/** What a visitor's phrase asks for: `24 hour birmingham`, `36104 flu shot`, `cvs mobile al`. */
export interface SearchPhrase<City> {
  readonly place?: PhrasePlace<City> | undefined;
  /** Other places of the same name, the likeliest first, some of them without listings. */
  readonly namesakes?: readonly PhrasePlace<City>[] | undefined;
  /** Words of a place beside it, or a part of it, that nobody lists: `fort myers beach`, `queens`. */
  readonly beside?: string | undefined;
  readonly filters: readonly ChosenFilter[];
  readonly open: boolean;
  /** Whether hours of this evening are meant if it is evening: `tonight`. */
  readonly tonight?: boolean | undefined;
  /** Near the visitor: `near me`. */
  readonly near: boolean;
  /** At most so far from the place or the visitor, statute miles: `within 5 miles of mobile`. */
  readonly within?: WithinMiles | undefined;
  /** What is left as a pharmacy's name, chain, street or telephone number, in lower case; may be empty. */
  readonly name: string;
  /** Words that a pharmacy may be called by though all say something else: `city drug`. */
  readonly called?: string | undefined;
  /** The chain among the name’s words, with the others. */
  readonly chain?: ChainAndMore | undefined;
  /** The digits of a telephone number, which the name holds too. */
  readonly phone?: string | undefined;
  /** Words that nothing in the listings answers, in the phrase's order. */
  readonly unused: readonly string[];
  /** The words as they are read, where letters of them are wrong: `walgreens birmingham`. */
  readonly readAs?: string | undefined;
  /** Whether a reader that knows the whole country and the listed names may read it otherwise. */
  readonly unsure: boolean;
}

/** What the listings and the gazetteer tell a reader. */
export interface PhraseSources<City> {
  readonly cities: readonly City[];
  /** The chains that listings belong to. */
  readonly brands: readonly string[];
  /** The whole country; loaded for phrases of which the reader without it is unsure. */
  readonly wider?: WiderGazetteer | undefined;
  /** Words of listed names, which are right as they are. */
  readonly nameWords?: NameWords | undefined;
}

/** Reads phrases; made once for its sources, then fast enough for every keystroke. */
export type PhraseReader<City> = (text: string) => SearchPhrase<City>;

/** What a reader looks words up in. */
export interface PhraseIndexes<City> {
  readonly places: PlaceIndex<City>;
  readonly meanings: MeaningIndex;
  readonly nameWords?: NameWords | undefined;
}

/** Makes a reader of its sources in one go. The search box makes the indexes one by one, not to hold up typing. */
export const phraseReader = <City extends PhraseCity>(
  { cities, brands, wider, nameWords }: PhraseSources<City>,
  lexicon: Lexicon,
): PhraseReader<City> =>
  indexedReader({
    places: placeIndex(cities, lexicon, wider),
    meanings: meaningIndex(lexicon, brands),
    nameWords,
  });

/** A word of so many names is right as it stands, even where it looks like a slip. */
const severalNames = 2;

/**
 * Makes a reader: it normalises and spells words, takes out a street address, then the likeliest place, then the longest wordings of what
 * is left; the rest is a name, or is told as unused.
 */
export function indexedReader<City extends PhraseCity>({
  places,
  meanings,
  nameWords,
}: PhraseIndexes<City>): PhraseReader<City> {
  const isName = (word: string): boolean => (nameWords?.get(word) ?? 0) >= severalNames;
  const spell = speller({ forms: places.forms, words: [meanings.words, places.words], isRight: isName });
  return (text) => {
    const { words: typed, phone } = phraseWords(text);
    const words = typed
      .flatMap((word) => (isName(word) ? [word] : partedWord(word, places, meanings)))
      .slice(0, mostWords);
    const address = streetRun(words, {
      isZip: (word) => places.zips.has(word),
      isPlain: (word) => isPlain(word, meanings),
    });
    const free = address === undefined ? words : without(words, address);
    const placed = findPlace(free, { places, meanings, nameWords }, spell);
    const left = without(free, ...placed.runs);
    const meant = readMeanings(
      words,
      left,
      meanings,
      spell,
      (word) => places.names.get(places.forms.of(word))?.some(({ kind }) => kind === 'wider') === true,
    );
    const hasPlace = placed.place !== undefined;
    const chain = meant.wanted.find((match) => means(match, 'chain'));
    const names = readNames(words, { rest: meant.rest, chain, address, hasPlace });
    const { ids, open, tonight, near } = readWishes(words, meant, {
      hasPlace,
      hasName: names.names.length > 0,
      hasOwnName: names.hasOwn || names.unused.length > 0 || address !== undefined,
    });
    const within = hasOrigin(placed, names, meanings) ? meant.distance?.within : undefined;
    const called = names.names.length > 0 || open || near ? undefined : calledWords(left, ids);
    const readAs = correctedText(words, placed, meant);
    return {
      place: placed.place,
      namesakes: placed.namesakes,
      beside: placed.reading?.beside && textOf(words, placed.reading.beside),
      filters: choicesOf(ids),
      open,
      tonight,
      near,
      within,
      name: [...(phone === undefined ? [] : [phone]), ...names.names].join(' '),
      called,
      chain: names.chain,
      phone,
      unused: unusedWords(words, {
        placed,
        meant,
        names,
        hasWish: ids.length > 0,
        isLimited: within !== undefined,
      }),
      readAs,
      unsure:
        readAs !== undefined ||
        words.join() !== typed.join() ||
        names.hasOwn ||
        called !== undefined ||
        names.unused.length > 0 ||
        placed.place?.kind === 'unlisted' ||
        placed.reading?.beside !== undefined ||
        placed.reading?.isDoubtful === true,
    };
  };
}

/** Whether a word is none of a street's name: `pharmacy`, `the`, a chain. */
const isPlain = (word: string, { wordings, forms }: MeaningIndex): boolean =>
  /^\d+$/.test(word) ||
  wordings.get(forms.of(word))?.some(({ kind }) => kind === 'filler' || kind === 'chain') === true;

const leastCityLetters = 5;

/** The words of letters that were typed without spaces. */
function partedWord<City extends PhraseCity>(
  word: string,
  places: PlaceIndex<City>,
  { wordings, forms }: MeaningIndex,
): readonly string[] {
  const meaningOf = (part: string) => wordings.get(forms.of(part)) ?? wordings.get(part);
  const isCity = (part: string): boolean =>
    part.length >= leastCityLetters && places.names.get(part)?.some(({ kind }) => kind === 'city') === true;
  return partWord(word, {
    isPart: (part) => meaningOf(part) !== undefined || isCity(part) || /^\d{5}$/.test(part),
    isTelling: (part) =>
      isCity(part) ||
      /^(?:pharmac|farmacia|drugstore)/.test(part) ||
      meaningOf(part)?.some(({ kind }) => kind === 'wish' || kind === 'chain') === true,
  });
}

/** The place that words name, by the reading that takes most of them. */
function findPlace<City extends PhraseCity>(
  words: readonly string[],
  { places, meanings, nameWords }: PhraseIndexes<City>,
  spell: Speller,
): ChosenPlace<City> {
  const typed = wordingsIn(words, meanings, asTyped(meanings.forms));
  const at = words.findIndex((word) => /^\d{5}$/.test(word));
  const zip = at < 0 ? undefined : { from: at, to: at + 1 };
  const readings = readPlaces(zip === undefined ? words : without(words, zip), places, spell, {
    isElse: (run, least = run.to - run.from) =>
      typed.some((other) => overlaps(run, other) && other.to - other.from >= least),
    isUntold: (run) => typed.some((other) => overlaps(run, other) && means(other, 'untold')),
    isName: (word) => nameWords?.has(word) === true,
    namesLeft: (runs) => {
      const left = without(words, ...runs);
      const known = wordingsIn(left, meanings, spell);
      return without(left, ...known).filter((word) => word !== '' && !endsName(word)).length;
    },
  });
  return choosePlace(words, zip, readings, places);
}

/** Whether distances can be counted: from a city or, where no place is named, from the visitor to all pharmacies or those of a chain. */
function hasOrigin<City>(
  { place }: ChosenPlace<City>,
  { names, chain }: Names,
  { brands }: MeaningIndex,
): boolean {
  if (place !== undefined) return place.kind === 'city';
  return names.length === 0 || (chain?.others === '' && brandNamed(chain.name, brands) !== undefined);
}
