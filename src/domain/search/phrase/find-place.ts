import type { LatLng } from '../../places/geo.ts';
import type { StateCode } from '../../places/us-state.ts';
import { spaced } from '../../text/spaced.ts';
import { besideOthers, secondCity } from './beside-others.ts';
import { isArticle, isPlainWord, withPart } from './city-words.ts';
import type { PhraseCity } from './known-places.ts';
import { endsName, isHouseName, isNamedInSpanish, mayBeCorrected } from './name-words.ts';
import { ofOneName, unlistedCity } from './namesake.ts';
import type { FoundPlace, PhrasePlace } from './phrase-place.ts';
import { continuationOf, isSaintsName, isStreetOfPlace } from './place-endings.ts';
import type { Named, PlaceIndex } from './place-index.ts';
import type { PlaceWords, Reading } from './place-reading.ts';
import { isSlipOfName } from './spelling.ts';
import { mayNameState } from './state-words.ts';
import { withSurroundings } from './surroundings.ts';
import { correctedWider, isPlausible, largeCity } from './wider-places.ts';
import { matchesOf, type Run, runsOf, taken } from './word-runs.ts';
import { unlistedZip, zipPlace } from './zip-place.ts';

const longestName = 7;
/** A smaller city with wrong letters before `pharmacy` is sooner a pharmacy’s name. */
const knownPlace = 50_000;
/** Before `pharmacy` a shorter word is none that another with wrong letters stands for. */
const leastRead = 5;

/**
 * The place that words name: the reading that takes most of them, then the one with the fewest wrong letters; a city before a
 * neighborhood of the same name, the larger city, the later in the phrase.
 */
export function findPlace<City extends PhraseCity>(
  words: readonly string[],
  known: PlaceWords<City>,
): FoundPlace<City> | undefined {
  const { index } = known;
  const listedZip = words.findIndex((word) => index.zips.has(word));
  const zipAt = listedZip < 0 ? words.findIndex((word) => /^\d{5}$/.test(word)) : listedZip;
  const readings = allReadings(taken(words, { from: zipAt, to: zipAt + 1 }), known);
  const ordered = byLikelihood(readings.map((reading) => besideOthers(words, reading, readings, known)));
  const zipCity = index.zips.get(words[zipAt] ?? '');
  if (zipCity !== undefined) return zipPlace(words, { at: zipAt, city: zipCity }, ordered, known);
  const [best] = ordered;
  const zip = unlistedZip(words, zipAt, index, best);
  if (zip !== undefined || best === undefined) return zip;
  const second = secondCity(words, best, ordered, known);
  return {
    place: placeOf(best.named, index),
    ...ofOneName(best, ordered, index.names),
    beside: best.beside && words.slice(best.beside.from, best.beside.to).join(' '),
    rest: [...best.runs, ...(second === undefined ? [] : [second])].reduce(taken, words),
    unused: [hasNoListings(best.named) ? best.runs[0] : undefined, second].flatMap((run) =>
      run === undefined ? [] : [words.slice(run.from, run.to).join(' ')],
    ),
    corrections: best.runs.filter(({ read }) => read !== undefined),
    unsure:
      (index.wider === undefined && mayBeWider(words, best, known)) ||
      best.contradicted ||
      best.beside !== undefined ||
      (best.runs[0] !== undefined && isFirstWord(words, best.runs[0], best.named)) ||
      best.cost >= 1 ||
      (best.named.kind === 'spot' && best.runs.length === 1),
  };
}

/**
 * Whether the country may have what the listed places do not. It may where
 * - a state has no listings, a ZIP code of its own, or a word before it that means something else or is corrected (`holiday fl`);
 * - a city stands before a word that is another state's code too (`jasper in`, `troy mi pharmacy`);
 * - a place is called by such a word.
 */
function mayBeWider<City extends PhraseCity>(
  words: readonly string[],
  { named, runs }: Reading<City>,
  { index, spell, isOther, isFixed, isFiller, leftover }: PlaceWords<City>,
): boolean {
  const from = Math.min(...runs.map((run) => run.from));
  const to = Math.max(...runs.map((run) => run.to));
  if (named.kind === 'state')
    return (
      !index.states.has(named.state) ||
      words.some((word) => /^\d{5}$/.test(word)) ||
      // Florida City is a city.
      words[to] === 'city' ||
      (from > 0 &&
        !isFixed(from - 1) &&
        (isOther({ from: from - 1, to: from }) || spell(words[from - 1] ?? '').length > 1))
    );
  if (isPlainWord(words, { named, runs }, isFiller) && leftover(runs.reduce(taken, words)).length > 0)
    return true;
  const next = words[to] ?? '';
  const state = index.stateOf.get(next);
  return next.length === 2 && isFiller(next) && state !== undefined && !isIn(named, state);
}

/** Whether a city is named by one word that its name only begins with: `lake` of Lake City. */
const isFirstWord = <City extends PhraseCity>(
  words: readonly string[],
  { from, to }: Run,
  named: Named<City>,
): boolean =>
  named.kind === 'city' &&
  to - from === 1 &&
  /^\S+ (?:city|island)$/.test(spaced(named.city.name)) &&
  spaced(named.city.name).startsWith(`${words[from]} `);

const isIn = <City extends PhraseCity>(named: Named<City>, state: StateCode): boolean =>
  (named.kind === 'city' || named.kind === 'spot') && named.city.state === state;

const hasNoListings = <City>(named: Named<City>): boolean =>
  named.kind === 'area' && named.area.cities.length === 0;

function placeOf<City extends PhraseCity>(named: Named<City>, index: PlaceIndex<City>): PhrasePlace<City> {
  switch (named.kind) {
    case 'city':
      return { kind: 'city', city: named.city };
    case 'spot':
      return { kind: 'city', city: named.city, spot: named.spot };
    case 'area':
      // Of a region without listings its state is shown, and it is told.
      return named.area.cities.length > 0
        ? named
        : placeOf({ kind: 'state', state: named.area.state }, index);
    case 'wider':
      return unlistedCity(named.place);
    case 'state': {
      if (index.states.has(named.state)) return named;
      const largest = index.wider?.cities.find(({ state }) => state === named.state);
      return {
        kind: 'unlisted',
        unlisted: { state: named.state, location: largest?.location ?? middleOfTheCountry },
      };
    }
  }
}

/** Stands in for a state's place until the wider gazetteer is there. */
const middleOfTheCountry: LatLng = { lat: 39.8, lng: -98.6 };

const kindRank = { city: 0, area: 2, spot: 2, state: 3, wider: 4 } as const;
/** A large city without listings comes after listed ones; with wrong letters it is as likely as one of another name: “walgreens pheonix” is not in Phenix City. */
function rankIn<City extends PhraseCity>(
  readings: readonly Reading<City>[],
): (reading: Reading<City>) => number {
  const listed = new Set(
    readings.flatMap(({ named }) => (named.kind === 'city' ? [spaced(named.city.name)] : [])),
  );
  return ({ named, cost }) =>
    named.kind !== 'wider' || named.place.population < largeCity
      ? kindRank[named.kind]
      : cost < 1 || listed.has(spaced(named.place.name))
        ? 1
        : kindRank.city;
}
const peopleOf = <City extends PhraseCity>(named: Named<City>): number =>
  named.kind === 'state'
    ? 0
    : named.kind === 'wider'
      ? named.place.population * 1000
      : named.kind === 'area'
        ? named.area.cities.reduce((sum, { population }) => sum + population, 0)
        : named.city.population;

function byLikelihood<City extends PhraseCity>(readings: readonly Reading<City>[]): readonly Reading<City>[] {
  const rankOf = rankIn(readings);
  return readings.toSorted(
    (a, b) =>
      Number(a.contradicted) - Number(b.contradicted) ||
      b.covered - a.covered ||
      a.cost - b.cost ||
      rankOf(a) - rankOf(b) ||
      peopleOf(b.named) - peopleOf(a.named) ||
      (b.runs[0]?.from ?? 0) - (a.runs[0]?.from ?? 0),
  );
}

function allReadings<City extends PhraseCity>(
  words: readonly string[],
  known: PlaceWords<City>,
): readonly Reading<City>[] {
  const { index, spell, isOther, isFixed, isNameWord } = known;
  const readings: Reading<City>[] = [];
  for (const run of runsOf(words, Math.min(longestName, index.names.longest + 1))) {
    const text = words.slice(run.from, run.to).join(' ');
    const isElse = isOther(run);
    if (isElse && (run.to - run.from > 1 || isFixed(run.from))) continue;
    // `farmacia el pueblo` is not in Pueblo.
    if (isNamedInSpanish(words, run.from, index.houses)) continue;
    for (const { value, cost, read } of matchesOf(index.names, words, run, spell)) {
      if (read !== undefined && !isSlipOfName(text, read)) continue;
      if (value.kind === 'state') {
        if (mayNameState(words, { ...run, read }, cost, known))
          readings.push({
            runs: [{ ...run, read }],
            covered: run.to - run.from,
            cost,
            named: value,
            contradicted: false,
          });
        continue;
      }
      // `lake pharmacy` is none of Lake City.
      if (isFirstWord(words, run, value) && isHouseName(words, run, { isNameWord, houses: index.houses }))
        continue;
      if (isStreetOfPlace(words, run.to, known) || isSaintsName(words, run, known)) continue;
      const goesOn = continuationOf(words, { run, cost, named: value }, known);
      if (goesOn === 'other') continue;
      // `bartell drugs` is no pharmacy in Barnwell, nor `chase pharmacy` one in Chas.
      if (peopleOf(value) < knownPlace && !mayBeCorrected(words, run, cost, index.houses)) continue;
      if (cost >= 1 && (read ?? '').length < leastRead && endsName(words, run.to, index.houses)) continue;
      const beside = goesOn === 'itself' ? undefined : goesOn;
      const core = { run: beside ?? { ...run, read }, cost, named: value };
      const reading = { ...withSurroundings(words, core, known), beside };
      // `corona ca` is no vaccine.
      if (isElse && (reading.cost > 0 || reading.runs[1]?.from !== run.to)) continue;
      const whole = withPart(words, reading, known);
      const others = whole.runs.slice(reading.runs.length).reduce(taken, words);
      if (value.kind !== 'wider' || isPlausible(others, reading, value.place, known)) readings.push(whole);
    }
  }
  const meant = readings.filter((reading) => !isArticle(words, reading, readings, known));
  // “la” alone is Los Angeles, and “metarie la” a city in Louisiana.
  const isCertain = (reading: Reading<City>): boolean =>
    reading.named.kind !== 'state' &&
    reading.cost < 1 &&
    !reading.contradicted &&
    !isPlainWord(words, reading, known.isFiller);
  return meant.some(isCertain) ? meant : [...meant, ...correctedWider(words, known)];
}
