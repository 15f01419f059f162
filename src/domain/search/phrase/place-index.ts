import { type StateCode, usStates } from '../../places/us-state.ts';
import { groupBy } from '../../text/group-by.ts';
import { spaced } from '../../text/spaced.ts';
import type { Area } from './area.ts';
import type { LargerNamesake, PhraseCity, Spot, WiderGazetteer } from './known-places.ts';
import type { Lexicon } from './lexicon.ts';
import type { Dictionary } from './match-runs.ts';
import type { PhrasePlace } from './phrase-place.ts';
import type { KnownWord } from './spelling.ts';
import { type WordForms, wordForms } from './words.ts';

export interface Named<City> {
  /** `spot`: landmark or neighborhood. `area`: county or region. `wider`: city without pharmacies. */
  readonly kind: 'city' | 'spot' | 'area' | 'wider' | 'state';
  readonly place: PhrasePlace<City>;
  readonly name: string;
  readonly state: StateCode;
  /** Population; for an area the number of its cities. */
  readonly people: number;
  readonly cities: readonly City[];
  readonly isPart?: boolean;
}

export interface PlaceIndex<City> {
  readonly forms: WordForms;
  readonly names: Dictionary<Named<City>>;
  readonly words: ReadonlyMap<string, KnownWord>;
  readonly zips: ReadonlyMap<string, City>;
  readonly wider: WiderGazetteer;
}

const stateWeight = 1e6;
const leastPeopleOfMisspelled = 100_000;
const middleOfCountry = { lat: 39.8, lng: -98.6 };

/** Returns an index of place names for searches: cities, states, landmarks, counties, nicknames. */
export function placeIndex<City extends PhraseCity>(
  cities: readonly City[],
  lexicon: Lexicon,
  wider: WiderGazetteer,
): PlaceIndex<City> {
  const forms = wordForms(lexicon);
  const known = emptyNames<City>(forms);
  const { names, words, namedBy, add } = known;
  const bySize = cities.toSorted((a, b) => b.population - a.population);
  for (const city of bySize) {
    const { name, state, population: people, larger } = city;
    add(name, { kind: 'city', place: { kind: 'city', city }, name, state, people, cities: [city] }, people);
    if (larger !== undefined) add(name, unlisted(name, larger));
  }
  for (const { keys, ...named } of statesOf(bySize, wider))
    for (const key of keys) add(key, named, stateWeight);
  for (const { keys, ...named } of spotsOf(bySize))
    for (const key of keys) add(key, named, named.people / 10);
  for (const area of areasOf(bySize, lexicon)) {
    const { name, state, cities: parts } = area;
    // “miami dade” is clear without “county”, “orange” is not.
    const shortName = spaced(name).replace(/ county$/, '');
    const place = { kind: 'area', area } as const;
    for (const key of shortName.includes(' ') && namedBy(shortName).length === 0 ? [name, shortName] : [name])
      add(key, { kind: 'area', place, name, state, people: parts.length, cities: parts });
  }
  for (const { name, state, location, population } of wider.cities) {
    const people = population * 1000;
    const likely = people >= leastPeopleOfMisspelled ? people / 100 : 0;
    add(name, unlisted(name, { state, location, people }), likely);
  }
  addAliases(lexicon, known);
  const zips = new Map<string, City>();
  for (const city of bySize.toSorted((a, b) => a.zips.length - b.zips.length))
    for (const zip of city.zips) if (!zips.has(zip)) zips.set(zip, city);
  return { forms, names, words, zips, wider };
}

function emptyNames<City>(forms: WordForms) {
  const names = new Map<string, Named<City>[]>();
  const words = new Map<string, KnownWord>();
  const namedBy = (name: string): readonly Named<City>[] => names.get(forms.key(name.split(' '))) ?? [];
  const add = (name: string, named: Named<City>, likely = 0): void => {
    const parts = spaced(name).split(' ');
    const key = forms.key(parts);
    const sameKey = names.get(key) ?? [];
    const isKnown = (other: Named<City>): boolean =>
      other.kind === named.kind && other.state === named.state && other.name === named.name;
    if (!sameKey.some(isKnown)) names.set(key, [...sameKey, named]);
    for (const written of likely === 0 ? [] : [...parts, parts.join('')]) {
      const word = forms.of(written);
      if ((words.get(word)?.likely ?? 0) < likely) words.set(word, { written, likely });
    }
  };
  return { names, words, namedBy, add };
}

const unlisted = (name: string, { state, location, people }: LargerNamesake): Named<never> => ({
  ...{ kind: 'wider', name, state, people, cities: [] },
  place: { kind: 'unlisted', unlisted: { city: name, state, location } },
});

interface NamedByKeys<City> extends Named<City> {
  readonly keys: Iterable<string>;
}

const statesOf = (cities: readonly PhraseCity[], wider: WiderGazetteer): readonly NamedByKeys<never>[] =>
  usStates.map(({ code, name }) => {
    const location = wider.cities.find(({ state }) => state === code)?.location ?? middleOfCountry;
    return {
      ...{ kind: 'state', name, state: code, people: 0, cities: [] },
      place: cities.some(({ state }) => state === code)
        ? { kind: 'state', state: code }
        : { kind: 'unlisted', unlisted: { state: code, location } },
      keys: [code, name, `state of ${name}`, `${name} state`],
    };
  });

function addAliases<City>(
  { placeNames, cityParts }: Lexicon,
  { add, namedBy }: ReturnType<typeof emptyNames<City>>,
): void {
  const isCity = (name: string): boolean => namedBy(name).some(({ kind }) => kind === 'city');
  const find = (name: string): Named<City> | undefined => {
    const [, short = '', code = ''] = /^(.*) ([a-z]{2})$/.exec(name) ?? [];
    return namedBy(name)[0] ?? namedBy(short).find(({ state }) => state.toLowerCase() === code);
  };
  for (const [alias, name] of [...placeNames, ...cityParts]) {
    const named = find(name);
    const isPart = cityParts.some(([part]) => part === alias);
    if (named !== undefined && !isCity(alias)) add(alias, isPart ? { ...named, isPart } : named);
  }
}

function areasOf<City extends PhraseCity>(
  bySize: readonly City[],
  { regions }: Pick<Lexicon, 'regions'>,
): readonly Area<City>[] {
  const byCounty = groupBy(bySize, ({ county = '', state }) => `${spaced(county)} ${state}`);
  const counties = [...byCounty.values()].flatMap((cities): readonly Area<City>[] => {
    const [{ county, state } = {}] = cities;
    return county === undefined || state === undefined ? [] : [{ name: `${county} County`, state, cities }];
  });
  const within = (state: StateCode, names: readonly string[]): readonly City[] => {
    const ofRegion = new Set(names.flatMap((name) => byCounty.get(`${spaced(name)} ${state}`) ?? []));
    return bySize.filter((city) => ofRegion.has(city));
  };
  return [
    ...counties,
    ...regions.map(({ name, state, counties: names }) => ({ name, state, cities: within(state, names) })),
  ];
}

function spotsOf<City extends PhraseCity>(bySize: readonly City[]): readonly NamedByKeys<City>[] {
  const spots = bySize.flatMap((city) => (city.spots ?? []).map((spot) => ({ city, spot })));
  const hosts = groupBy(spots, ({ city, spot }) =>
    spot.kind === 'neighborhood' ? `${spot.name}|${city.name}, ${city.state}` : `${spot.name}|${spot.lat}`,
  );
  return [...hosts.values()].flatMap((shared) => {
    const [host] = shared.toSorted((a, b) => squaredDegreesToCity(a) - squaredDegreesToCity(b));
    if (host === undefined) return [];
    const { city, spot } = host;
    const { name, state, population } = city;
    const short = spot.name
      .replace(/ International (?=Airport)/, ' ')
      .replace(/ (?:Memorial|Regional|Medical)? ?(?:Hospital|Medical Center)$/, ' Hospital');
    const airportNames = [`${name} airport`, `airport ${name}`, `${name} international`];
    return {
      ...{ kind: 'spot', place: { kind: 'city', city, spot }, name: `${spot.name}, ${name}`, state },
      people: population,
      cities: [city, ...shared.map((other) => other.city)],
      keys: new Set([spot.name, short, ...(spot.kind === 'airport' ? airportNames : [])]),
    };
  });
}

const squaredDegreesToCity = ({ city, spot }: { readonly city: PhraseCity; readonly spot: Spot }): number =>
  spaced(spot.name).startsWith(spaced(city.name))
    ? 0
    : (spot.lat - city.lat) ** 2 + (spot.lng - city.lng) ** 2;
