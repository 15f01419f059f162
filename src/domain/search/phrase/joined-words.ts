import type { PhraseCity } from './known-places.ts';
import type { MeaningIndex } from './meaning-index.ts';
import type { PlaceIndex } from './place-index.ts';
import { namedBy } from './word-runs.ts';

/** Fewer letters are a word of their own. */
const leastLetters = 7;
/** An address (`?q=`) may hold a word as long as a book. */
const mostLetters = 48;
const mostParts = 4;
/** A smaller city before `pharmacy` is sooner half of a pharmacy’s own name: `hopepharmacy`. */
const knownPlace = 50_000;
/** Intents that are said of any pharmacy, and of none in its name. */
const around: ReadonlySet<string> = new Set(['near', 'open', '24-hour']);
/** Say so of a pharmacy beside them, and say nothing elsewhere. */
const aroundWords: ReadonlySet<string> = new Set(['near', 'open']);
/** Stand before a place: `inmiami`, `enhialeah`. */
const befores: ReadonlySet<string> = new Set(['in', 'en']);

/** What a part of a word says: that a pharmacy is meant, what is wished for, or where. */
type Part = 'house' | 'chain' | 'wish' | 'around' | 'place' | 'zip' | 'state' | 'before';

interface JoinedWords<City> {
  readonly places: PlaceIndex<City>;
  readonly meanings: MeaningIndex;
  /** Whether the word is right as it stands. */
  readonly isKnown: (word: string) => boolean;
}

/** Makes a rule that gives the words which a word is typed of without spaces: `cvspharmacynearme`, `pharmacyopennow`, `inmiami`, `pharmacy33130`; the word alone where it is none. */
export function joinedWords<City extends PhraseCity>({
  places,
  meanings,
  isKnown,
}: JoinedWords<City>): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const partOf = (text: string): Part | undefined => {
    if (meanings.houses.plain.has(text)) return 'house';
    // `compoundrx` is a name, and `rxnearme` is asked.
    if (text === 'rx') return 'wish';
    if (text.length > 2 && meanings.brands.byText.has(text)) return 'chain';
    const [intent] = text.length > 2 ? namedBy(meanings.intents, text) : [];
    if (intent !== undefined) return around.has(intent) ? 'around' : 'wish';
    if (aroundWords.has(text) || namedBy(meanings.nearWithoutPlace, text).length > 0) return 'around';
    if (isLargeCity(text, places)) return 'place';
    if (places.zips.has(text)) return 'zip';
    return befores.has(text) ? 'before' : places.stateOf.has(text) ? 'state' : undefined;
  };
  const split = (word: string): readonly string[] =>
    word.length < leastLetters ||
    word.length > mostLetters ||
    isKnown(word) ||
    meanings.words.has(word) ||
    places.words.has(word)
      ? [word]
      : (partsOf(word, partOf) ?? [word]);
  return (word) => {
    const found = known.get(word) ?? split(word);
    known.set(word, found);
    return found;
  };
}

const isLargeCity = <City extends PhraseCity>(text: string, { names }: PlaceIndex<City>): boolean =>
  text.length > 3 &&
  namedBy(names, text).some((named) => named.kind === 'city' && named.city.population >= knownPlace);

/** The fewest parts that make a word and together ask for something; absent where there are none. */
function partsOf(word: string, partOf: (text: string) => Part | undefined): readonly string[] | undefined {
  let begun: readonly (readonly string[])[] = [[]];
  for (let count = 1; count <= mostParts; count++) {
    begun = begun.flatMap((parts) => {
      const from = parts.join('').length;
      return [...word.slice(from)].flatMap((_, at) => {
        const part = word.slice(from, from + at + 1);
        return partOf(part) === undefined ? [] : [[...parts, part]];
      });
    });
    const whole = begun.find((parts) => parts.join('') === word && asks(parts.map(partOf)));
    if (whole !== undefined) return whole;
  }
  return undefined;
}

/** Whether parts in their order are what a visitor asks for, and not a name: `carepharmacy` is one. */
function asks(parts: readonly (Part | undefined)[]): boolean {
  const has = (...some: readonly Part[]): boolean =>
    parts.some((part) => part !== undefined && some.includes(part));
  const isPlaced = parts.every(
    (part, at) =>
      (part !== 'state' || parts[at - 1] === 'place') && (part !== 'before' || parts[at + 1] === 'place'),
  );
  return (
    parts.length > 1 &&
    isPlaced &&
    has('chain', 'wish', 'around', 'place', 'zip') &&
    has('house', 'chain', 'around', 'before', 'state', 'zip')
  );
}
