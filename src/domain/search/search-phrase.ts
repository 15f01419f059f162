import type { FilterId } from '../pharmacy/filters.ts';
import { cityLabel } from '../places/city.ts';
import { findState, isStateCode, type StateCode, usState } from '../places/us-state.ts';
import { spaced } from '../text/name-fit.ts';
import { type ChosenFilter, choicesOf } from './chosen-filter.ts';

/** What a phrase can ask for besides a place and a name. */
export type Intent = FilterId | 'open';

/** What the parser knows: the words for intents, and the words that say nothing. */
export interface Lexicon {
  /** The words of each intent as visitors type them, in lower case with single spaces: `24 hour`, `flu shot`. */
  readonly intents: readonly (readonly [Intent, readonly string[]])[];
  /** Left out wherever they stand: `pharmacy`, `near`, `open`. */
  readonly fillers: readonly string[];
}

/** A place that a phrase names. */
export type PhrasePlace<City> =
  | { readonly kind: 'city'; readonly city: City; readonly zip?: string | undefined }
  | { readonly kind: 'state'; readonly state: StateCode };

/** What a visitor's phrase asks for: `24 hour birmingham`, `36104 flu shot`, `cvs mobile al`. */
export interface SearchPhrase<City> {
  readonly place?: PhrasePlace<City> | undefined;
  readonly filters: readonly ChosenFilter[];
  readonly open: boolean;
  /** What is left: a pharmacy's name, a place that is not listed, or a word half typed. Lower case; may be empty. */
  readonly name: string;
}

export interface PhraseCity {
  readonly name: string;
  readonly state: StateCode;
  readonly population: number;
  readonly zips: readonly string[];
}

/** Reads phrases; made once for a lexicon and a list of cities, then fast enough for every keystroke. */
export type PhraseReader<City> = (text: string) => SearchPhrase<City>;

/**
 * Makes a reader. The longest words win: first the place (a ZIP code of a city, else a city's name with or without its
 * state, the most populous of that name and the last in the phrase, else a state), then the intents, and what remains is a name.
 */
export function phraseReader<City extends PhraseCity>(
  cities: readonly City[],
  lexicon: Lexicon,
): PhraseReader<City> {
  const names = new Map<string, City>();
  const zips = new Map<string, City>();
  for (const city of cities.toSorted((a, b) => b.population - a.population)) {
    const name = spaced(city.name);
    for (const key of [
      name,
      `${name} ${city.state.toLowerCase()}`,
      `${name} ${spaced(usState(city.state).name)}`,
    ]) {
      if (!names.has(key)) names.set(key, city);
    }
    for (const zip of city.zips) if (!zips.has(zip)) zips.set(zip, city);
  }
  const intents = new Map(
    lexicon.intents.flatMap(([intent, all]) => all.map((words) => [spaced(words), intent] as const)),
  );
  const fillers = new Set(lexicon.fillers.map(spaced));

  return (text) => {
    const words = spaced(text)
      .split(' ')
      .filter((word) => word !== '');
    const found = findPlace(words, { names, zips, intents, fillers });
    const rest = found === undefined ? words : [...words.slice(0, found.from), '', ...words.slice(found.to)];
    return { ...readIntents(rest, intents, fillers), place: found?.place };
  };
}

interface FoundPlace<City> {
  readonly place: PhrasePlace<City>;
  /** The words that name it. */
  readonly from: number;
  readonly to: number;
}

interface KnownWords<City> {
  readonly names: ReadonlyMap<string, City>;
  readonly zips: ReadonlyMap<string, City>;
  readonly intents: ReadonlyMap<string, Intent>;
  readonly fillers: ReadonlySet<string>;
}

function findPlace<City>(
  words: readonly string[],
  { names, zips, intents, fillers }: KnownWords<City>,
): FoundPlace<City> | undefined {
  const zipAt = words.findIndex((word) => zips.has(word));
  const zip = words[zipAt];
  const zipCity = zip === undefined ? undefined : zips.get(zip);
  if (zipCity !== undefined) {
    return { place: { kind: 'city', city: zipCity, zip }, from: zipAt, to: zipAt + 1 };
  }
  const fromEnd = [...runs(words)].toSorted((a, b) => b.to - b.from - (a.to - a.from) || b.from - a.from);
  for (const { from, to, text } of fromEnd) {
    const city = intents.has(text) ? undefined : names.get(text);
    if (city !== undefined) return { place: { kind: 'city', city }, from, to };
  }
  for (const { from, to, text } of fromEnd) {
    // Two letters are a state only at the end, and not in "near me" or "in": those are words.
    const code = text.toUpperCase();
    const atEnd = to === words.length && words.length > 1 && !fillers.has(text);
    if (atEnd && isStateCode(code)) return { place: { kind: 'state', state: code }, from, to };
    const named = text.length > 2 ? findState(text.replaceAll(' ', '-')) : undefined;
    if (named !== undefined) return { place: { kind: 'state', state: named.code }, from, to };
  }
  return undefined;
}

const longestRun = 5;

/** Every run of neighbouring words, the longest first, then from the start. */
function* runs(words: readonly string[]) {
  for (let length = Math.min(longestRun, words.length); length > 0; length--) {
    for (let from = 0; from <= words.length - length; from++) {
      yield { from, to: from + length, text: words.slice(from, from + length).join(' ') };
    }
  }
}

function readIntents<City>(
  words: readonly string[],
  intents: ReadonlyMap<string, Intent>,
  fillers: ReadonlySet<string>,
): Omit<SearchPhrase<City>, 'place'> {
  let rest = words;
  const ids: FilterId[] = [];
  let open = false;
  for (;;) {
    const run = [...runs(rest)].find(({ text }) => intents.has(text));
    const intent = run && intents.get(run.text);
    if (run === undefined || intent === undefined) break;
    rest = [...rest.slice(0, run.from), '', ...rest.slice(run.to)];
    if (intent === 'open') open = true;
    else ids.push(intent);
  }
  for (const { from, to } of runs(rest)) {
    if (fillers.has(rest.slice(from, to).join(' ')))
      rest = rest.map((word, at) => (at >= from && at < to ? '' : word));
  }
  return { filters: choicesOf(ids), open, name: rest.filter((word) => word !== '').join(' ') };
}

/** A place for reading: `Birmingham, AL`, `36104 (Montgomery, AL)`, `Alabama`. */
export function placeLabel(place: PhrasePlace<PhraseCity>): string {
  if (place.kind === 'state') return usState(place.state).name;
  const label = cityLabel(place.city);
  return place.zip === undefined ? label : `${place.zip} (${label})`;
}
