import type { StateCode } from '../places/us-state.ts';
import { type ChosenFilter, choicesOf } from './chosen-filter.ts';
import type { WithinMiles } from './directory-query.ts';
import { type NameWords, severalNames } from './name-index.ts';
import { calledWords } from './phrase/called-words.ts';
import { findPlace } from './phrase/find-place.ts';
import { fixedWords } from './phrase/fixed-words.ts';
import { joinedWords } from './phrase/joined-words.ts';
import type { PhraseCity, WiderGazetteer } from './phrase/known-places.ts';
import type { Lexicon } from './phrase/lexicon.ts';
import { type MeaningIndex, meaningIndex } from './phrase/meaning-index.ts';
import { possessivesOf, withoutPossessive } from './phrase/name-words.ts';
import { withNearWords } from './phrase/near-slips.ts';
import { type ChainAndMore, readMeaning } from './phrase/phrase-meaning.ts';
import type { PhrasePlace } from './phrase/phrase-place.ts';
import { phraseWords } from './phrase/phrase-words.ts';
import { type PlaceIndex, placeIndex } from './phrase/place-index.ts';
import { isSlip, speller } from './phrase/spelling.ts';
import { type Run, taken } from './phrase/word-runs.ts';

/** What a visitor's phrase asks for: `24 hour birmingham`, `36104 flu shot`, `cvs mobile al`. */
export interface SearchPhrase<City> {
  readonly place?: PhrasePlace<City> | undefined;
  /** Other places of the same name, the likeliest first, some of them without listings; absent where none is known. */
  readonly namesakes?: readonly PhrasePlace<City>[] | undefined;
  /** A place beside it that the words name and nobody lists: `fort myers beach`. */
  readonly beside?: string | undefined;
  readonly filters: readonly ChosenFilter[];
  readonly open: boolean;
  /** Near the visitor: `near me`. */
  readonly near: boolean;
  /** At most so far from the place or the visitor, statute miles: `within 5 miles of mobile`. */
  readonly within?: WithinMiles | undefined;
  /** What is left as a pharmacy's name, chain, street or telephone number, in lower case; may be empty. */
  readonly name: string;
  /** Words that a pharmacy may be called by though they are read as something else, or as nothing: `city drug`, `community pharmacy`. */
  readonly called?: string | undefined;
  /** The chain among the name’s words, with the others, which no store of it may be called by. */
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
  /** Words of listed names, which are right as they are; a slip that hardly any name has is none of them. */
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

/** Makes a reader of its sources in one go. The search box, which must not hold up typing, makes the indexes one by one. */
export const phraseReader = <City extends PhraseCity>(
  { cities, brands, wider, nameWords }: PhraseSources<City>,
  lexicon: Lexicon,
): PhraseReader<City> =>
  indexedReader({
    places: placeIndex(cities, lexicon, wider),
    meanings: meaningIndex(lexicon, brands),
    nameWords,
  });

/**
 * So many words of a text are read. Nobody asks for more, and an address (`?q=`) may hold a book: what words mean together takes time
 * that grows faster than they do, and the page cannot answer meanwhile.
 */
const mostWords = 40;

/**
 * Makes a reader. Every word is corrected on its own (known and short ones never), then words are combined: the place first,
 * by the reading that takes most words, then chains, then intents, the longest first. What remains is a name.
 */
export function indexedReader<City extends PhraseCity>({
  places,
  meanings,
  nameWords,
}: PhraseIndexes<City>): PhraseReader<City> {
  const isSurname = (word: string): boolean => meanings.surnames.has(word);
  const isNameWord = (word: string): boolean => {
    const names = nameWords?.get(word) ?? 0;
    // Names are listed as they were entered: `pharmcy` in one or two of them is a slip of theirs.
    return names >= severalNames || (names > 0 && ![...meanings.words].some((known) => isSlip(word, known)));
  };
  const isKnown = (word: string): boolean =>
    isSurname(word) || isNameWord(word) || places.names.byText.has(word);
  const spell = speller({
    words: new Map([...[...meanings.words].map((word) => [word, 1e5] as const), ...places.words]),
    isKnown,
  });
  const apart = joinedWords({ places, meanings, isKnown });
  // What stands before `pharmcy` is a name as before `pharmacy`.
  const asHouseWord = (word: string): string => {
    const [, best] = spell(word);
    return best !== undefined && meanings.houses.plain.has(best.word) ? best.word : word;
  };
  const isFiller = (word: string): boolean => word !== '' && meanings.fillers.byText.has(word);

  return (text) => {
    const { words: all, phone } = phraseWords(text);
    const possessives = possessivesOf(text);
    const whole = all.slice(0, mostWords).map((word) => withoutPossessive(word, meanings, possessives));
    const parted = whole.flatMap(apart);
    const typed = parted.slice(0, mostWords);
    const words = withNearWords(typed.map(asHouseWord), meanings);
    const isState = (at: number): boolean => isStateAt(words, at, { stateOf: places.stateOf, isFiller });
    // The same words are asked for by every place that they may name.
    const meaningOf = memoizedByText((some) =>
      readMeaning(some, { index: meanings, spell, hasPlace: true, hasPoint: true, possessives, isState }),
    );
    const leftover = (some: readonly string[]): readonly string[] => {
      const { name, unused } = meaningOf(some);
      return [...name, ...unused];
    };
    const namesOf = (some: readonly string[]): readonly string[] => meaningOf(some).ownWords;
    const { street, isFixed, isOther, isWordedTown } = fixedWords(words, { places, meanings });
    const placed = findPlace(street === undefined ? words : taken(words, street), {
      index: places,
      spell,
      isFiller,
      isOther,
      isFixed,
      isSurname,
      isNameWord,
      leftover,
      namesOf,
    });
    const rest = placed?.rest ?? words;
    const restored =
      street === undefined
        ? rest
        : rest.map((word, at) => (at >= street.from && at < street.to ? (words[at] ?? '') : word));
    const meaning = readMeaning(restored, {
      index: meanings,
      spell,
      hasPlace: placed !== undefined,
      hasPoint: placed?.place.kind === 'city',
      street,
      possessives,
      isState,
    });
    const isOwn =
      meaning.name.length === meaning.ownWords.length && street === undefined && phone === undefined;
    const isNameLike = !meaning.open && !meaning.near && meaning.ids.every((id) => meanings.nameLike.has(id));
    return {
      place: placed?.place,
      namesakes: placed?.namesakes,
      beside: placed?.beside,
      filters: choicesOf(meaning.ids),
      open: meaning.open,
      near: meaning.near,
      within: meaning.within,
      name: [...(phone === undefined ? [] : [phone]), ...meaning.name].join(' '),
      called:
        isOwn && isNameLike
          ? calledWords(restored, { ...meanings, name: meaning.name.flatMap((each) => each.split(' ')) })
          : undefined,
      chain: meaning.chain,
      phone,
      unused: [...(placed?.unused ?? []), ...meaning.unused],
      readAs: correctedText(typed, words, [...(placed?.corrections ?? []), ...meaning.corrections]),
      unsure:
        // A listed name may be written so.
        parted.length > whole.length ||
        words.some((word, at) => word !== typed[at]) ||
        words.some((_, at) => isWordedTown(at)) ||
        placed?.unsure === true ||
        meaning.corrections.length > 0 ||
        meaning.ownWords.length > 0,
    };
  };
}

/** The words of a phrase with what is read for those with wrong letters; absent where none is. */
function correctedText(
  typed: readonly string[],
  words: readonly string[],
  corrections: readonly Run[],
): string | undefined {
  const spelled = words.map((word, at) => {
    const run = corrections.find(({ from, to }) => from <= at && at < to);
    return run === undefined ? word : run.from === at ? (run.read ?? word) : '';
  });
  return spelled.join(' ') === typed.join(' ') ? undefined : spelled.filter((word) => word !== '').join(' ');
}

/** Whether a state's name or code stands there; a code that is a word too only at the end: `kittery me`. */
const isStateAt = (
  words: readonly string[],
  at: number,
  {
    stateOf,
    isFiller,
  }: { readonly stateOf: ReadonlyMap<string, StateCode>; readonly isFiller: (word: string) => boolean },
): boolean =>
  stateOf.has(words.slice(at, at + 2).join(' ')) ||
  (stateOf.has(words[at] ?? '') && (at === words.length - 1 || !isFiller(words[at] ?? '')));

/** Reads words once each. */
function memoizedByText<Value>(
  read: (words: readonly string[]) => Value,
): (words: readonly string[]) => Value {
  const known = new Map<string, Value>();
  return (words) => {
    const key = words.join(' ');
    const found = known.get(key) ?? read(words);
    known.set(key, found);
    return found;
  };
}
