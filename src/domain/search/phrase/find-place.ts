import type { LatLng } from '../../places/geo.ts';
import type { StateCode } from '../../places/us-state.ts';
import type { PhraseCity, Spot, UnlistedPlace } from './known-places.ts';
import type { Named, PlaceIndex } from './place-index.ts';
import type { PlaceWords, Reading } from './place-reading.ts';
import { isStreetName } from './street-words.ts';
import { correctedWider, isPlausible, largeCity } from './wider-places.ts';
import { matchesOf, type Run, runsOf, taken } from './word-runs.ts';

/** A place that a phrase names. */
export type PhrasePlace<City> =
  | {
      readonly kind: 'city';
      readonly city: City;
      readonly zip?: string | undefined;
      readonly spot?: Spot | undefined;
    }
  | { readonly kind: 'state'; readonly state: StateCode }
  | { readonly kind: 'unlisted'; readonly unlisted: UnlistedPlace };

export interface FoundPlace<City> {
  readonly place: PhrasePlace<City>;
  /** The words without those that name it. */
  readonly rest: readonly string[];
  /** Whether the wider gazetteer may know better what the words name. */
  readonly unsure: boolean;
}

const longestName = 7;
/**
 * The place that words name: the reading that takes most of them, then the one with the fewest wrong letters; a city before a
 * neighborhood of the same name, the larger city, the later in the phrase.
 */
export function findPlace<City extends PhraseCity>(
  words: readonly string[],
  known: PlaceWords<City>,
): FoundPlace<City> | undefined {
  const { index } = known;
  const zipAt = words.findIndex((word) => index.zips.has(word));
  const readings = allReadings(words, known, zipAt);
  const [best] = readings.map((reading) => besideOthers(reading, readings)).toSorted(byLikelihood);
  const zip = words[zipAt];
  const zipCity = zip === undefined ? undefined : index.zips.get(zip);
  if (zip !== undefined && zipCity !== undefined) {
    const own = best?.named.kind === 'city' && best.named.city === zipCity ? best.runs : [];
    return {
      place: { kind: 'city', city: zipCity, zip },
      rest: [{ from: zipAt, to: zipAt + 1 }, ...own].reduce(taken, words),
      unsure: false,
    };
  }
  if (best !== undefined) {
    return {
      place: placeOf(best.named, index),
      rest: best.runs.reduce(taken, words),
      unsure:
        (best.named.kind === 'state' && !index.states.has(best.named.state) && index.wider === undefined) ||
        best.contradicted ||
        best.cost >= 1 ||
        (best.named.kind === 'spot' && best.runs.length === 1),
    };
  }
  return unlistedZip(words, index);
}

/** A neighborhood whose own city is not named is not meant where another city is: “five points birmingham”. */
function besideOthers<City extends PhraseCity>(
  reading: Reading<City>,
  readings: readonly Reading<City>[],
): Reading<City> {
  const { named, runs } = reading;
  if (named.kind !== 'spot') return reading;
  const isApart = (run: Run): boolean => runs.every(({ from, to }) => run.to <= from || to <= run.from);
  const contradicted = readings.some(
    (other) =>
      other.named.kind === 'city' &&
      other.cost === 0 &&
      other.named.city.name !== named.city.name &&
      other.runs.every(isApart),
  );
  return contradicted ? { ...reading, contradicted } : reading;
}

function placeOf<City extends PhraseCity>(named: Named<City>, index: PlaceIndex<City>): PhrasePlace<City> {
  switch (named.kind) {
    case 'city':
      return { kind: 'city', city: named.city };
    case 'spot':
      return { kind: 'city', city: named.city, spot: named.spot };
    case 'wider': {
      const { name, state, location } = named.place;
      return { kind: 'unlisted', unlisted: { city: name, state, location } };
    }
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

function unlistedZip<City>(
  words: readonly string[],
  { wider }: PlaceIndex<City>,
): FoundPlace<City> | undefined {
  const at = words.findIndex((word) => /^\d{5}$/.test(word));
  const zip = words[at];
  if (zip === undefined) return undefined;
  const area = wider?.zipPrefixes.get(zip.slice(0, 3));
  if (area === undefined) return undefined;
  return {
    place: { kind: 'unlisted', unlisted: { zip, ...area } },
    rest: taken(words, { from: at, to: at + 1 }),
    unsure: false,
  };
}

const kindRank = { city: 0, spot: 2, state: 3, wider: 4 } as const;
const rankOf = <City>(named: Named<City>): number =>
  named.kind === 'wider' && named.place.population >= largeCity ? 1 : kindRank[named.kind];
const peopleOf = <City extends PhraseCity>(named: Named<City>): number =>
  named.kind === 'state' ? 0 : named.kind === 'wider' ? named.place.population * 1000 : named.city.population;

const byLikelihood = <City extends PhraseCity>(a: Reading<City>, b: Reading<City>): number =>
  Number(a.contradicted) - Number(b.contradicted) ||
  b.covered - a.covered ||
  a.cost - b.cost ||
  rankOf(a.named) - rankOf(b.named) ||
  peopleOf(b.named) - peopleOf(a.named) ||
  (b.runs[0]?.from ?? 0) - (a.runs[0]?.from ?? 0);

function allReadings<City extends PhraseCity>(
  words: readonly string[],
  known: PlaceWords<City>,
  zipAt: number,
): readonly Reading<City>[] {
  const { index, spell, isOther } = known;
  const readings: Reading<City>[] = [];
  for (const run of runsOf(words, Math.min(longestName, index.names.longest + 1))) {
    const text = words.slice(run.from, run.to).join(' ');
    if (isOther(run) || (run.from <= zipAt && zipAt < run.to)) continue;
    for (const { value, cost } of matchesOf(index.names, words, run, spell)) {
      if (value.kind === 'state') {
        if (cost > 0 && text.length < 5) continue;
        if (text.length > 2 || isLoneCode(words, run, known))
          readings.push({ runs: [run], covered: run.to - run.from, cost, named: value, contradicted: false });
        continue;
      }
      if (isStreetName(words, run.to)) continue;
      const reading = withSurroundings(words, { run, cost, named: value }, known);
      if (value.kind !== 'wider' || isPlausible(words, reading, value.place, known)) readings.push(reading);
    }
  }
  return readings.length > 0 && readings.some(({ named }) => named.kind !== 'state')
    ? readings
    : [...readings, ...correctedWider(words, known)];
}

/** Two letters are a state only at the end, or before words that say nothing, and not in “near me” or “in”: those are words. */
const isLoneCode = <City>(
  words: readonly string[],
  run: Run,
  { isFiller, leftover }: PlaceWords<City>,
): boolean =>
  !isFiller(words[run.from] ?? '') &&
  (run.to === words.length || (run.from === 0 && leftover(taken(words, run)).length === 0));

interface Core<City> {
  readonly run: Run;
  readonly cost: number;
  readonly named: Exclude<Named<City>, { readonly kind: 'state' }>;
}

/** A place with the names of its own city and state that stand beside it. */
function withSurroundings<City extends PhraseCity>(
  words: readonly string[],
  { run, cost, named }: Core<City>,
  known: PlaceWords<City>,
): Reading<City> {
  const runs = [run];
  let around = run;
  let paid = cost;
  const absorb = (found: { readonly run: Run; readonly cost: number } | undefined): boolean => {
    if (found === undefined) return false;
    runs.push(found.run);
    paid += found.cost;
    around = { from: Math.min(around.from, found.run.from), to: Math.max(around.to, found.run.to) };
    return true;
  };
  if (named.kind === 'spot') {
    const { city } = named;
    absorb(beside(words, around, known, (other) => other.kind === 'city' && other.city.name === city.name));
  }
  const own = named.kind === 'wider' ? named.place.state : named.city.state;
  const isOwn = (other: Named<City>): boolean => other.kind === 'state' && other.state === own;
  const stated = absorb(beside(words, around, known, isOwn));
  const contradicted =
    !stated &&
    beside(
      words,
      around,
      { ...known, isFiller: () => false },
      (other, text) =>
        other.kind === 'state' && other.state !== own && !(text.length === 2 && known.isFiller(text)),
      'after',
    ) !== undefined;
  return {
    runs,
    covered: runs.reduce((sum, { from, to }) => sum + to - from, 0),
    cost: paid,
    named,
    contradicted,
  };
}

const longestBeside = 4;

/** The run before or after another, over one filler at most, that names what is wanted; the longest. */
function beside<City>(
  words: readonly string[],
  { from, to }: Run,
  { index, spell, isFiller }: PlaceWords<City>,
  isWanted: (named: Named<City>, text: string) => boolean,
  side: 'both' | 'after' = 'both',
): { readonly run: Run; readonly cost: number } | undefined {
  const after = isFiller(words[to] ?? '') ? [to, to + 1] : [to];
  const before = isFiller(words[from - 1] ?? '') ? [from, from - 1] : [from];
  for (let length = longestBeside; length > 0; length--) {
    const runs = [
      ...after.map((start) => ({ from: start, to: start + length })),
      ...(side === 'both' ? before.map((end) => ({ from: end - length, to: end })) : []),
    ].filter((run) => run.from >= 0 && run.to <= words.length);
    for (const run of runs) {
      const text = words.slice(run.from, run.to).join(' ');
      const found = matchesOf(index.names, words, run, spell).find(({ value }) => isWanted(value, text));
      if (found !== undefined) return { run, cost: found.cost };
    }
  }
  return undefined;
}
