import { spaced } from '../../text/spaced.ts';
import type { PhraseCity } from './known-places.ts';
import { areApart, findMatches, lengthOf, type Match, overlaps, type Run, textOf } from './match-runs.ts';
import { isDriveThrough } from './measured-runs.ts';
import type { Named, PlaceIndex } from './place-index.ts';
import type { Speller } from './spelling.ts';

export interface PhraseContext {
  readonly hasOtherMeaning: (run: Run, least?: number) => boolean;
  readonly isUnanswerable: (run: Run) => boolean;
  readonly isPharmacyNameWord: (word: string) => boolean;
  readonly countNamesWithout: (runs: readonly Run[]) => number;
}

interface Candidate<City = unknown> {
  readonly named: Named<City>;
  readonly match: Match<Named<City>>;
}

/** A possible place in a search phrase. */
export interface Reading<City> extends Candidate<City> {
  readonly runs: readonly Run[];
  readonly covered: number;
  readonly isCertain: boolean;
  /** Words for an unlisted place near this one or in it: `fort myers beach`, `queens`. */
  readonly beside?: Run | undefined;
}

const stateCodeWords = new Set('in me or ok hi la de id ma pa co oh'.split(' '));
const besideSuffixes = new Set('beach heights hills shores springs grove island park airport'.split(' '));
const directions = new Set('north south east west'.split(' '));
const prepositions = new Set('in en of de the near'.split(' '));
const pharmacyWords = new Set('pharmacy drug drugs drugstore rx apothecary'.split(' '));
const streets = new Set('st street ave avenue blvd rd road drive circle'.split(' '));
const institutions = /^(?:county|parish|university|college)$/;
const territories = /^(?:puerto|pr|guam)$/;

// Fewest people of a place with a name that may mean something else.
const leastPeopleBesideWords = 100_000;
// Before “pharmacy”, which may belong to a name: two words are rarely a surname and need fewer people.
const leastPeopleOfOneWord = 250_000;
const leastPeopleOfTwoWords = 20_000;
const leastPeopleOfMisspelled = 50_000;
const leastPeopleAfterNameWord = 15_000;

interface Phrase<City = unknown> extends PhraseContext {
  readonly words: readonly string[];
  readonly index: PlaceIndex<City>;
  readonly names: readonly Match<Named<City>>[];
  readonly exact: readonly Match<Named<City>>[];
  readonly exactCities: readonly Match<Named<City>>[];
}

/** Returns the places that a search's words may name, likeliest first. */
export function readPlaces<City extends PhraseCity>(
  words: readonly string[],
  index: PlaceIndex<City>,
  spell: Speller,
  context: PhraseContext,
): readonly Reading<City>[] {
  const names = findMatches(words, index.names, spell);
  const exact = names.filter(({ wrongLetters }) => wrongLetters === 0);
  const exactCities = exact.filter(({ values }) => values.some(({ kind }) => kind === 'city'));
  const phrase = { ...context, words, index, names, exact, exactCities };
  const readings: readonly Reading<City>[] = names.flatMap((match) =>
    match.values.flatMap((named) => readingOf(phrase, { named, match }) ?? []),
  );
  const hasOther = readings.some(
    ({ named, match }) =>
      named.kind === 'city' && match.wrongLetters === 0 && !isBeforePharmacy(words, match),
  );
  // Of two cities the one before “pharmacy” belongs to its name: `tampa pharmacy orlando`.
  const asName = ({ match }: Reading<City>): number => Number(hasOther && isBeforePharmacy(words, match));
  return readings.toSorted((a, b) => asName(a) - asName(b) || likelierFirst(a, b));
}

const likelierFirst = (a: Reading<unknown>, b: Reading<unknown>): number =>
  b.covered - a.covered ||
  a.match.wrongLetters - b.match.wrongLetters ||
  placeRank(a.named) - placeRank(b.named) ||
  b.named.people - a.named.people ||
  lengthOf(b.match) - lengthOf(a.match) ||
  b.match.from - a.match.from;

function placeRank({ kind, people }: Named<unknown>): number {
  if (kind === 'wider') return people >= leastPeopleBesideWords ? 1 : 4;
  return { city: 0, area: 2, spot: 2, state: 3 }[kind];
}

function isBeforePharmacy(words: readonly string[], { from, to }: Run): boolean {
  const before = words[from - 1] ?? '';
  return before === 'farmacia' || (pharmacyWords.has(words[to] ?? '') && !prepositions.has(before));
}

function readingOf<City extends PhraseCity>(phrase: Phrase<City>, candidate: Candidate<City>) {
  const { named, match } = candidate;
  if (named.kind === 'state' && isNotState(phrase, match)) return undefined;
  if (named.kind === 'state')
    return { ...candidate, runs: [match], covered: lengthOf(match), isCertain: true };
  const states = statesAround(phrase, candidate);
  if (states === undefined || isNotPlace(phrase, candidate, states.length > 0)) return undefined;
  const hasCities = named.kind === 'spot' || named.kind === 'area';
  const host = hasCities ? hostOf(phrase, candidate, states) : { named, runs: [] };
  const beside = besideOf(phrase, candidate);
  if (host === undefined || beside === 'another place') return undefined;
  const more = [...states, ...host.runs];
  const runs = [beside ?? match, ...more];
  if (states.length === 0 && isLikelierName(phrase, candidate, runs)) return undefined;
  return {
    named: host.named,
    match,
    runs,
    covered: more.reduce((sum, run) => sum + lengthOf(run), lengthOf(match)),
    isCertain: more.length > 0,
    beside: beside ?? (named.isPart === true ? match : undefined),
  };
}

function isNotState({ words, hasOtherMeaning }: Phrase, match: Match<unknown>): boolean {
  const [text, next] = [textOf(words, match), words[match.to] ?? ''];
  if (text.length === 2)
    return (
      stateCodeWords.has(text) ||
      !/^(?:|pharmac.*|drug.*)$/.test(next) ||
      match.wrongLetters > 0 ||
      hasOtherMeaning(match, 2)
    );
  if (hasOtherMeaning(match) || streets.has(next) || institutions.test(next)) return true;
  return match.wrongLetters > 0 && (text.length < 6 || pharmacyWords.has(next));
}

function stateAt({ names }: Phrase, at: number): { readonly state: string; readonly run: Run } | undefined {
  const states = names.flatMap((run) => {
    const named = run.from === at && run.wrongLetters < 2 && run.values.find(({ kind }) => kind === 'state');
    return named ? [{ state: named.state, run }] : [];
  });
  return states.toSorted((a, b) => lengthOf(b.run) - lengthOf(a.run))[0];
}

function statesAround(phrase: Phrase, { match: { from, to }, named }: Candidate): readonly Run[] | undefined {
  const { words, isUnanswerable } = phrase;
  const isPreposition = /^(?:in|of|de)$/.test(words[to] ?? '');
  const behind = (isPreposition ? stateAt(phrase, to + 1) : undefined) ?? stateAt(phrase, to);
  const isWord = (run: Run): boolean => stateCodeWords.has(textOf(words, run));
  const before = [stateAt(phrase, from - 1), stateAt(phrase, from - 2)].find(
    (each) => each?.run.to === from && !isWord(each.run),
  );
  const namedStates = [behind, before].flatMap((each) => (each?.state === named.state ? [each.run] : []));
  if (namedStates.length > 0) return namedStates;
  const isRuledOut =
    behind?.run.from === to &&
    !isUnanswerable(behind.run) &&
    (!isWord(behind.run) || behind.run.to === words.length);
  return isRuledOut || territories.test(words[to] ?? '') ? undefined : namedStates;
}

function isNotPlace(phrase: Phrase, { named: { kind }, match }: Candidate, hasState: boolean): boolean {
  const { words, names, hasOtherMeaning } = phrase;
  const { from, to } = match;
  const [text, before, next = ''] = [textOf(words, match), words[from - 1], words[to]];
  const isLosAngeles =
    text === 'la' && (before === 'in' || (to === words.length && (before === 'en' || from === 0)));
  if (kind !== 'spot' && !hasState && hasOtherMeaning(match) && !isLosAngeles) return true;
  if (kind !== 'spot' && institutions.test(next) && !text.includes('county')) return true;
  const isSaint = next === 'st' && names.some((other) => other.from === to && other.to > to + 1);
  return streets.has(next) && !hasState && !isSaint && !isDriveThrough(words, to);
}

function besideOf({ words, index }: Phrase, { named, match }: Candidate): Run | 'another place' | undefined {
  const { from, to, wrongLetters } = match;
  const isCity = named.kind === 'city' && wrongLetters === 0;
  if (named.kind !== 'spot' && besideSuffixes.has(words[to] ?? '')) {
    const isOwnName =
      index.forms.key(words.slice(from, to)) === index.forms.key(spaced(named.name).split(' '));
    return isCity && isOwnName ? { from, to: to + 1 } : 'another place';
  }
  return isCity && directions.has(words[from - 1] ?? '') ? { from: from - 1, to } : undefined;
}

function hostOf<City extends PhraseCity>(
  phrase: Phrase<City>,
  { named, match }: Candidate<City>,
  states: readonly Run[],
) {
  const free = phrase.exactCities.filter((other) => areApart([other], [match, ...states]));
  for (const other of free) {
    const city = named.cities.find((each) => other.values.some(({ cities }) => cities[0] === each));
    if (city === undefined) continue;
    const behind = stateAt(phrase, other.to);
    const ofCity = states.length === 0 && behind?.state === city.state ? [behind.run] : [];
    const spot = named.place.kind === 'city' ? named.place.spot : undefined;
    return { named: { ...named, place: { kind: 'city' as const, city, spot } }, runs: [other, ...ofCity] };
  }
  const isElsewhere = phrase.hasOtherMeaning(match) || free.some((other) => !phrase.hasOtherMeaning(other));
  return named.kind === 'spot' && isElsewhere ? undefined : { named, runs: [] };
}

function isLikelierName(phrase: Phrase, { named, match }: Candidate, runs: readonly Run[]): boolean {
  const { words, exactCities, hasOtherMeaning, isPharmacyNameWord, countNamesWithout } = phrase;
  const { kind, name, people } = named;
  const { from, to, wrongLetters, values } = match;
  const isOneWord = to - from === 1;
  const isSmallCity = kind === 'city' && people < leastPeopleAfterNameWord;
  if (isSmallCity && isOneWord && isNameWord(phrase, from - 1)) return true;
  if (kind === 'wider') {
    const isCityApart = exactCities.some(
      (other) =>
        areApart([other], runs) &&
        !hasOtherMeaning(other) &&
        other.values.some((city) => city.people >= leastPeopleAfterNameWord),
    );
    if (/^(?:on|el|la|los|las|del)$/.test(words[from - 1] ?? '') || isCityApart) return true;
    const placeWords = words.slice(from, to);
    const isOfSeveral =
      values.length > 1 || placeWords.join(' ') !== spaced(name) || placeWords.every(isPharmacyNameWord);
    const least = isOneWord ? leastPeopleOfOneWord : leastPeopleOfTwoWords;
    if (isBeforePharmacy(words, match) && isOfSeveral && people < least) return true;
    if (people < leastPeopleBesideWords && countNamesWithout(runs) > 0) return true;
  }
  return (
    wrongLetters > 0 &&
    pharmacyWords.has(words[to] ?? '') &&
    (wrongLetters > 1 || people < leastPeopleOfMisspelled)
  );
}

function isNameWord({ words, exact, hasOtherMeaning }: Phrase, at: number): boolean {
  const run = { from: at, to: at + 1 };
  const isPlace = exact.some(
    (other) => overlaps(other, run) && other.values.some(({ kind }) => kind === 'city' || kind === 'state'),
  );
  return (words[at] ?? '') !== '' && !hasOtherMeaning(run) && !isPlace;
}
