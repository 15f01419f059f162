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

/** A possible place in a search phrase. */
export interface Reading<City> {
  readonly named: Named<City>;
  readonly match: Match<Named<City>>;
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

/** Returns the places that a search's words may name, likeliest first. */
export function readPlaces<City extends PhraseCity>(
  words: readonly string[],
  index: PlaceIndex<City>,
  spell: Speller,
  { hasOtherMeaning, isUnanswerable, isPharmacyNameWord, countNamesWithout }: PhraseContext,
): readonly Reading<City>[] {
  const namesInPhrase = findMatches(words, index.names, spell);
  const exact = namesInPhrase.filter(({ wrongLetters }) => wrongLetters === 0);
  const exactCities = exact.filter(({ values }) => values.some(({ kind }) => kind === 'city'));
  const readings = namesInPhrase.flatMap((match) =>
    match.values.flatMap((named) => readingOf(match, named) ?? []),
  );
  const hasOther = readings.some(
    ({ named, match }) => named.kind === 'city' && match.wrongLetters === 0 && !isBeforePharmacyWord(match),
  );
  // Of two cities the one before “pharmacy” belongs to its name: `tampa pharmacy orlando`.
  const asName = ({ match }: Reading<City>): number => Number(hasOther && isBeforePharmacyWord(match));
  return readings.toSorted(
    (a, b) =>
      asName(a) - asName(b) ||
      b.covered - a.covered ||
      a.match.wrongLetters - b.match.wrongLetters ||
      placeRank(a.named) - placeRank(b.named) ||
      b.named.people - a.named.people ||
      lengthOf(b.match) - lengthOf(a.match) ||
      b.match.from - a.match.from,
  );

  function isBeforePharmacyWord({ from, to }: Run): boolean {
    const before = words[from - 1] ?? '';
    return before === 'farmacia' || (pharmacyWords.has(words[to] ?? '') && !prepositions.has(before));
  }

  function readingOf(match: Match<Named<City>>, named: Named<City>): Reading<City> | undefined {
    if (named.kind === 'state') {
      const reading = { named, match, runs: [match], covered: lengthOf(match), isCertain: true };
      return isNotState(match) ? undefined : reading;
    }
    const states = statesAround(match, named);
    if (states === undefined || isNotPlace(match, named, states.length > 0)) return undefined;
    const hasCities = named.kind === 'spot' || named.kind === 'area';
    const host = hasCities ? hostOf(match, named, states) : { named, runs: [] };
    const beside = besideOf(match, named);
    if (host === undefined || beside === 'another place') return undefined;
    const more = [...states, ...host.runs];
    const runs = [beside ?? match, ...more];
    if (states.length === 0 && isLikelierName(match, named, runs)) return undefined;
    return {
      named: host.named,
      match,
      runs,
      covered: more.reduce((sum, run) => sum + lengthOf(run), lengthOf(match)),
      isCertain: more.length > 0,
      beside: beside ?? (named.isPart === true ? match : undefined),
    };
  }

  function isNotState(match: Match<Named<City>>): boolean {
    const { to, wrongLetters } = match;
    const [text, next] = [textOf(words, match), words[to] ?? ''];
    if (text.length === 2)
      return (
        stateCodeWords.has(text) ||
        !/^(?:|pharmac.*|drug.*)$/.test(next) ||
        wrongLetters > 0 ||
        hasOtherMeaning(match, 2)
      );
    if (hasOtherMeaning(match) || streets.has(next) || institutions.test(next)) return true;
    return wrongLetters > 0 && (text.length < 6 || pharmacyWords.has(next));
  }

  function stateAt(from: number): { readonly state: string; readonly run: Run } | undefined {
    const states = namesInPhrase.flatMap((run) => {
      const named =
        run.from === from && run.wrongLetters < 2 && run.values.find(({ kind }) => kind === 'state');
      return named ? [{ state: named.state, run }] : [];
    });
    return states.toSorted((a, b) => lengthOf(b.run) - lengthOf(a.run))[0];
  }

  function statesAround({ from, to }: Run, named: Named<City>): readonly Run[] | undefined {
    const behind = (/^(?:in|of|de)$/.test(words[to] ?? '') ? stateAt(to + 1) : undefined) ?? stateAt(to);
    const isWord = (run: Run): boolean => stateCodeWords.has(textOf(words, run));
    const before = [stateAt(from - 1), stateAt(from - 2)].find(
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

  function isNotPlace(match: Match<Named<City>>, { kind }: Named<City>, hasState: boolean): boolean {
    const { from, to } = match;
    const [text, before, next = ''] = [textOf(words, match), words[from - 1], words[to]];
    const isLosAngeles =
      text === 'la' && (before === 'in' || (to === words.length && (before === 'en' || from === 0)));
    if (kind !== 'spot' && !hasState && hasOtherMeaning(match) && !isLosAngeles) return true;
    if (kind !== 'spot' && institutions.test(next) && !text.includes('county')) return true;
    const isSaint = next === 'st' && namesInPhrase.some((other) => other.from === to && other.to > to + 1);
    return streets.has(next) && !hasState && !isSaint && !isDriveThrough(words, to);
  }

  function besideOf(
    { from, to, wrongLetters }: Match<Named<City>>,
    { kind, name }: Named<City>,
  ): Run | 'another place' | undefined {
    const isCity = kind === 'city' && wrongLetters === 0;
    if (kind !== 'spot' && besideSuffixes.has(words[to] ?? '')) {
      const isOwnName = index.forms.key(words.slice(from, to)) === index.forms.key(spaced(name).split(' '));
      return isCity && isOwnName ? { from, to: to + 1 } : 'another place';
    }
    return isCity && directions.has(words[from - 1] ?? '') ? { from: from - 1, to } : undefined;
  }

  function hostOf(match: Run, named: Named<City>, states: readonly Run[]) {
    const free = exactCities.filter((other) => areApart([other], [match, ...states]));
    for (const other of free) {
      const city = named.cities.find((each) => other.values.some(({ cities }) => cities[0] === each));
      if (city === undefined) continue;
      const behind = stateAt(other.to);
      const ofCity = states.length === 0 && behind?.state === city.state ? [behind.run] : [];
      const spot = named.place.kind === 'city' ? named.place.spot : undefined;
      return {
        named: { ...named, place: { kind: 'city' as const, city, spot } },
        runs: [other, ...ofCity],
      };
    }
    const isElsewhere = hasOtherMeaning(match) || free.some((other) => !hasOtherMeaning(other));
    return named.kind === 'spot' && isElsewhere ? undefined : { named, runs: [] };
  }

  function isLikelierName(match: Match<Named<City>>, named: Named<City>, runs: readonly Run[]): boolean {
    const { from, to, wrongLetters, values } = match;
    const { kind, people } = named;
    const isOneWord = to - from === 1;
    if (kind === 'city' && people < leastPeopleAfterNameWord && isOneWord && hasNoMeaning(from - 1))
      return true;
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
        values.length > 1 ||
        placeWords.join(' ') !== spaced(named.name) ||
        placeWords.every(isPharmacyNameWord);
      const least = isOneWord ? leastPeopleOfOneWord : leastPeopleOfTwoWords;
      if (isBeforePharmacyWord(match) && isOfSeveral && people < least) return true;
      if (people < leastPeopleBesideWords && countNamesWithout(runs) > 0) return true;
    }
    return (
      wrongLetters > 0 &&
      pharmacyWords.has(words[to] ?? '') &&
      (wrongLetters > 1 || people < leastPeopleOfMisspelled)
    );
  }

  function hasNoMeaning(at: number): boolean {
    const run = { from: at, to: at + 1 };
    const isPlace = exact.some(
      (other) => overlaps(other, run) && other.values.some(({ kind }) => kind === 'city' || kind === 'state'),
    );
    return (words[at] ?? '') !== '' && !hasOtherMeaning(run) && !isPlace;
  }
}

function placeRank({ kind, people }: Named<unknown>): number {
  if (kind === 'wider') return people >= leastPeopleBesideWords ? 1 : 4;
  return { city: 0, area: 2, spot: 2, state: 3 }[kind];
}
