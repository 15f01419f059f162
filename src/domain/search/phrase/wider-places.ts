import type { StateCode } from '../../places/us-state.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { memoize } from '../../text/memoize.ts';
import { spaced } from '../../text/spaced.ts';
import type { PhraseCity, WiderCity, WiderGazetteer } from './known-places.ts';
import { isHouse, isHouseName, isNamedInSpanish } from './name-words.ts';
import { isSaintsName, isStreetOfPlace, namesOther } from './place-endings.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceWords, Reading } from './place-reading.ts';
import { isSlipOfName, wrongLettersAllowed } from './spelling.ts';
import { isStreetName } from './street-words.ts';
import { type Run, runsOf, taken } from './word-runs.ts';

/** Cities that are meant without their state, even before a neighborhood of the name; with wrong letters only the largest. */
export const largeCity = 100;
const veryLargeCity = 250;
/** A town of so many people is meant beside a chain, or what no listing answers: `cvs in sarasota`. */
const town = 20;

/** Words that end the names of places. */
const endings = new Set('beach grove heights hills shores springs'.split(' '));

const joined = (name: string): string => spaced(name).replaceAll(' ', '');
/** The names without spaces, to compare with words written together. */
const comparable = memoize((wider: WiderGazetteer) =>
  wider.cities.map((place) => ({
    place,
    named: { kind: 'wider' as const, place },
    name: joined(place.name),
  })),
);

/** Whether the word there ends a pharmacy's name and says nothing else: `lincoln drugs`, but not `houston drug store`. */
const endsNameOnly = (words: readonly string[], at: number): boolean =>
  /^(?:drugs?|rx)$/.test(words[at] ?? '') && !/^stores?$/.test(words[at + 1] ?? '');

/**
 * Whether a city without listings is meant: it is large, or its state stands beside it, or the phrase is little else. A word may be
 * a pharmacy's name, and small towns have such names.
 */
export function isPlausible<City>(
  words: readonly string[],
  reading: Reading<City>,
  place: WiderCity,
  { index: { houses }, leftover, namesOf, isSurname, isNameWord }: PlaceWords<City>,
): boolean {
  const [run] = reading.runs;
  const isMetropolis = (at: number): boolean =>
    place.population >= veryLargeCity &&
    !endsNameOnly(words, at) &&
    (/^pharmac/.test(words[at] ?? '') || namesOf(reading.runs.reduce(taken, words)).length === 0);
  if (
    reading.runs.length === 1 &&
    run !== undefined &&
    isHouseName(words, run, { isNameWord, houses }) &&
    !isMetropolis(run.to)
  )
    return false;
  if (
    reading.runs.length === 1 &&
    words.length > 1 &&
    run !== undefined &&
    run.to - run.from === 1 &&
    words[run.from - 1] !== 'in' &&
    isSurname(words[run.from] ?? '')
  )
    return false;
  // “farmacia del pueblo” is called so.
  if (words[(run?.from ?? 0) - 1] === 'del' && isHouse(words[(run?.from ?? 0) - 2] ?? '', houses))
    return false;
  // “orange beach” is another place than Orange, which nobody lists.
  if (reading.runs.length === 1 && run !== undefined && endings.has(words[run.to] ?? '')) return false;
  if (reading.runs.length > 1 || place.population >= largeCity) return true;
  const others = reading.runs.reduce(taken, words);
  if (leftover(others).length === 0) return true;
  // “on monroe” is a street.
  return (
    place.population >= town &&
    run !== undefined &&
    words[run.from - 1] !== 'on' &&
    namesOf(others).length === 0
  );
}

/**
 * A city whose whole name has wrong letters: beside its state (`coral spring fl`), or a large one without listings where the phrase names no pharmacy
 * but a chain's; beside `pharmacy` only one of the largest.
 */
export function correctedWider<City extends PhraseCity>(
  words: readonly string[],
  known: PlaceWords<City>,
): readonly Reading<City>[] {
  const { index, isOther, isFiller, isNameWord, namesOf } = known;
  const { wider, stateOf } = index;
  if (wider === undefined) return [];
  const readings: Reading<City>[] = [];
  const least = words.some((word) => isHouse(word, index.houses)) ? veryLargeCity : largeCity;
  // “henderson la” is not Henderson.
  const endsInCode = ({ from, to }: Run): boolean => {
    const last = words[to - 1] ?? '';
    return to - from > 1 && last.length === 2 && stateOf.has(last);
  };
  // “portland st drugs” is on a street.
  const endsInStreet = ({ from, to }: Run): boolean =>
    to - from > 1 && (words[to - 1] === 'st' || isStreetName(words, to - 1));
  for (const run of runsOf(words, 3)) {
    const text = words.slice(run.from, run.to).join('');
    if (endsInCode(run) || text.length < 5 || isOther(run) || isFiller(text) || namesOther(words[run.to]))
      continue;
    if (isStreetOfPlace(words, run.to, known) || isSaintsName(words, run, known)) continue;
    if (isNamedInSpanish(words, run.from, index.houses) || endsInStreet(run)) continue;
    const state =
      stateOf.get(words.slice(run.to, run.to + 1).join(' ')) ??
      stateOf.get(words.slice(run.to, run.to + 2).join(' '));
    const stateWords = state === undefined ? 0 : stateOf.get(words[run.to] ?? '') === state ? 1 : 2;
    if (state === undefined && words.slice(run.from, run.to).every(isNameWord)) continue;
    const found: Reading<City>[] = [];
    for (const { place, named, name } of state === undefined
      ? comparable(wider)
      : [...listedIn(state, index), ...comparable(wider)]) {
      if (state === undefined ? place.population < least : place.state !== state) continue;
      if (name[0] !== text[0]) continue;
      const readRun = { ...run, read: spaced(place.name) };
      const most = wrongLettersAllowed(Math.min(text.length, name.length));
      const cost = editDistance(text, name, most);
      if (cost > most || !isSlipOfName(text, name)) continue;
      // As it is written it has been looked up.
      if (cost < 1 && state === undefined && place.population < veryLargeCity) continue;
      found.push({
        runs: stateWords === 0 ? [readRun] : [readRun, { from: run.to, to: run.to + stateWords }],
        covered: run.to - run.from + stateWords,
        cost,
        named,
        hasState: state !== undefined,
        contradicted: false,
      });
    }
    // Asked last: it reads all other words again, which for each run of a long phrase takes long.
    if (found.length > 0 && (state !== undefined || namesOf(taken(words, run)).length === 0))
      readings.push(...found);
  }
  return readings;
}

const listedIn = <City extends PhraseCity>(state: StateCode, { cities }: PlaceIndex<City>) =>
  cities.flatMap(({ city, text }) =>
    city.state === state ? [{ place: city, named: { kind: 'city' as const, city }, name: text }] : [],
  );
