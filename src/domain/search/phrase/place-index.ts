import { findState, type StateCode, usStates } from '../../places/us-state.ts';
import { spaced } from '../../text/spaced.ts';
import type { Area } from './area.ts';
import { namedAreas } from './areas.ts';
import { type HouseIndex, houseIndex } from './house-index.ts';
import type { PhraseCity, Spot, WiderCity, WiderGazetteer } from './known-places.ts';
import { stateKeys } from './known-places.ts';
import type { Lexicon } from './lexicon.ts';
import { cityKeys, placeForms, spotKeys } from './place-keys.ts';
import { type KeyIndex, keyIndex } from './word-runs.ts';

/** What a key of words names. */
export type Named<City> =
  | { readonly kind: 'city'; readonly city: City }
  | {
      readonly kind: 'spot';
      readonly city: City;
      readonly spot: Spot;
      /** Further cities that list it. */
      readonly also?: readonly CitySpot<City>[] | undefined;
    }
  | { readonly kind: 'area'; readonly area: Area<City> }
  | { readonly kind: 'wider'; readonly place: WiderCity }
  | { readonly kind: 'state'; readonly state: StateCode };

export interface PlaceIndex<City> {
  readonly names: KeyIndex<Named<City>>;
  /** The listed cities with their names without spaces, the most populous first. */
  readonly cities: readonly { readonly city: City; readonly text: string }[];
  readonly zips: ReadonlyMap<string, City>;
  /** States that have listings. */
  readonly states: ReadonlySet<StateCode>;
  /** Keys of states, whole: `al`, `alabama`. */
  readonly stateOf: ReadonlyMap<string, StateCode>;
  /** Words of places with listings, with the people of the largest that has the word: what others are corrected to. */
  readonly words: ReadonlyMap<string, number>;
  /** Words for a part of any city: `midtown`. */
  readonly parts: ReadonlySet<string>;
  /** Words of Spanish alone. */
  readonly spanish: ReadonlySet<string>;
  readonly houses: HouseIndex;
  readonly wider: WiderGazetteer | undefined;
}

/** Indexes the places that a phrase can name. */
export function placeIndex<City extends PhraseCity>(
  cities: readonly City[],
  lexicon: Lexicon,
  wider: WiderGazetteer | undefined,
): PlaceIndex<City> {
  const byPopulation = cities.toSorted((a, b) => b.population - a.population);
  const entries: [string, Named<City>][] = [];
  const words = new Map<string, number>();
  const add = (keys: readonly string[], named: Named<City>, weight: number): void => {
    for (const key of keys) {
      entries.push([key, named]);
      for (const word of [...key.split(' '), key.replaceAll(' ', '')])
        words.set(word, Math.max(words.get(word) ?? 0, weight));
    }
  };
  const whole = new Set(byPopulation.map(({ name }) => spaced(name)));
  const named = new Map<string, Named<City>>();
  for (const city of byPopulation) {
    const keys = cityKeys(city);
    const value: Named<City> = { kind: 'city', city };
    add([keys.whole, ...(whole.has(keys.shorter) ? [] : [keys.shorter])], value, city.population);
    for (const key of [spaced(city.name), spaced(`${city.name} ${city.state}`)])
      if (!named.has(key)) named.set(key, value);
  }
  const stateOf = new Map<string, StateCode>();
  for (const { code } of usStates) for (const key of stateKeys(code)) stateOf.set(key, code);
  for (const [alias, name] of lexicon.stateNames) {
    const state = findState(name);
    if (state !== undefined) stateOf.set(alias, state.code);
  }
  for (const [key, state] of stateOf) add([key], { kind: 'state', state }, 1e6);
  const isTaken = (key: string): boolean => whole.has(key) || stateOf.has(key);
  for (const [{ city, spot }, ...also] of spotsOf(byPopulation)) {
    const value: Named<City> = { kind: 'spot', city, spot, also };
    add(spotKeys(spot, city, isTaken), value, city.population / 10);
    if (!named.has(spaced(spot.name))) named.set(spaced(spot.name), value);
  }
  for (const { area, keys } of namedAreas(byPopulation, lexicon, isTaken))
    add(keys, { kind: 'area', area }, 0);
  for (const place of wider?.cities ?? []) {
    const value: Named<City> = { kind: 'wider', place };
    const name = spaced(place.name);
    entries.push([name, value]);
    const key = `${name} ${place.state.toLowerCase()}`;
    if (!named.has(key)) named.set(key, value);
  }
  for (const [alias, name] of lexicon.placeNames) {
    const value = named.get(name);
    // Brooklyn is New York, unless it is a place of its own here.
    if (value === undefined || named.get(`${alias} ${name.slice(-2)}`)?.kind === 'city') continue;
    if (value.kind === 'wider') entries.push([alias, value]);
    else add([alias], value, 0);
  }
  const zips = new Map<string, City>();
  for (const city of byPopulation) for (const zip of city.zips) if (!zips.has(zip)) zips.set(zip, city);
  return {
    names: keyIndex(entries, placeForms(lexicon)),
    cities: byPopulation.map((city) => ({ city, text: spaced(city.name).replaceAll(' ', '') })),
    zips,
    states: new Set(cities.map(({ state }) => state)),
    stateOf,
    words,
    parts: new Set(lexicon.cityParts),
    spanish: new Set(lexicon.spanish),
    houses: houseIndex(lexicon.houses),
    wider,
  };
}

interface CitySpot<City> {
  readonly city: City;
  readonly spot: Spot;
}

/**
 * The spots of all cities, each with the cities that list it: first the one it is named for, else the nearest to it (the lists' order).
 */
function spotsOf<City extends PhraseCity>(
  cities: readonly City[],
): readonly (readonly [CitySpot<City>, ...CitySpot<City>[]])[] {
  const byPlace = new Map<string, [CitySpot<City>, ...CitySpot<City>[]]>();
  for (const city of cities) {
    for (const spot of city.spots ?? []) {
      const key =
        spot.kind === 'neighborhood'
          ? `${spot.name} ${city.name} ${city.state}`
          : `${spot.name} ${spot.lat} ${spot.lng}`;
      const before = byPlace.get(key);
      const own = { city, spot };
      if (before === undefined) byPlace.set(key, [own]);
      else if (misfit(own) < misfit(before[0])) before.unshift(own);
      else before.push(own);
    }
  }
  return [...byPlace.values()];
}

/** How ill a landmark stands with a city: 0 where it is named for it, else the square of how far it lies off, in degrees. */
function misfit<City extends PhraseCity>({ city, spot }: CitySpot<City>): number {
  if (spaced(spot.name).startsWith(spaced(city.name))) return 0;
  return (spot.lat - city.lat) ** 2 + (spot.lng - city.lng) ** 2;
}
