import MiniSearch from 'minisearch';
import { cityLabel } from '../../../src/domain/places/city.ts';
import { type StateCode, usState } from '../../../src/domain/places/us-state.ts';
import { nameDocuments } from '../../../src/domain/search/name-index.ts';
import type {
  NamedCity,
  NamedState,
  NamesByState,
  NamesDataset,
} from '../../../src/domain/site/datasets-on-demand.ts';
import type { CityInput } from '../city-input.ts';
import type { SiteTiles } from '../tiles.ts';

type KeyOf = SiteTiles['keyOf'];

/** Makes the names of places' pharmacies and where each is found, for the search. */
export function namesDataset(cities: readonly CityInput[], keyOf: KeyOf, sample: boolean): NamesDataset {
  const listed = cities.flatMap(({ pharmacies }) => pharmacies);
  const tiles = [...new Set(listed.map(keyOf))].toSorted();
  const numbers = new Map(tiles.map((key, number) => [key, number]));
  const tileOf = (pharmacy: (typeof listed)[number]): number => numbers.get(keyOf(pharmacy)) ?? 0;
  return {
    kind: 'names',
    sample,
    cities: cities.map(namedCity),
    tiles,
    rows: cities.flatMap(({ pharmacies }, city) =>
      pharmacies.map((pharmacy) => [pharmacy.name, pharmacy.slug, city, tileOf(pharmacy)] as const),
    ),
    areaCodes: areaCodes(listed.map((pharmacy) => ({ phone: pharmacy.phone, at: tileOf(pharmacy) }))),
  };
}

/** Tells which states have names of a word, for a site whose names stand in a file a state. */
export function namesByState(
  states: ReadonlyMap<StateCode, readonly CityInput[]>,
  sample: boolean,
): NamesDataset {
  const parts = [...states].map(([code, cities]) => ({ code, cities }));
  const phones = parts.flatMap(({ cities }, at) =>
    cities.flatMap(({ pharmacies }) => pharmacies.map(({ phone }) => ({ phone, at }))),
  );
  return {
    kind: 'names',
    sample,
    cities: [],
    tiles: [],
    rows: [],
    areaCodes: areaCodes(phones),
    byState: {
      states: parts.map(({ code, cities }) => namedState(code, cities)),
      words: wordsOf(parts.map(({ cities }) => cities)),
    },
  };
}

/** To 0.01 degree, some half mile: enough to tell which place is nearer. */
const perDegree = 100;
const rounded = (degrees: number): number => Math.round(degrees * perDegree) / perDegree;

const namedCity = ({ city }: CityInput): NamedCity => ({
  slug: city.slug,
  label: cityLabel(city),
  population: city.population,
  lat: rounded(city.location.lat),
  lng: rounded(city.location.lng),
});

function namedState(code: StateCode, cities: readonly CityInput[]): NamedState {
  const named = cities.map(namedCity);
  const [lats, lngs] = [named.map(({ lat }) => lat), named.map(({ lng }) => lng)];
  return {
    slug: usState(code).slug,
    people: Math.max(0, ...named.map(({ population }) => population)),
    box: [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)],
  };
}

interface Numbered {
  readonly phone?: string | undefined;
  /** The position of what the pharmacy stands in. */
  readonly at: number;
}

function areaCodes(numbers: readonly Numbered[]): NamesDataset['areaCodes'] {
  const found = new Map<string, Set<number>>();
  for (const { phone, at } of numbers) {
    const code = /^\+1(\d{3})\d{7}$/.exec(phone ?? '')?.[1];
    if (code !== undefined) found.set(code, (found.get(code) ?? new Set()).add(at));
  }
  const sorted = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([code, of]) => [code, [...of].toSorted((a, b) => a - b)]));
}

const wordsIn: (text: string) => readonly string[] = MiniSearch.getDefault('tokenize');

/** The words of the names in each state, and of their cities, as the search by name splits them. */
function wordsOf(states: readonly (readonly CityInput[])[]): NamesByState['words'] {
  const found = new Map<string, Set<number>>();
  for (const [at, cities] of states.entries()) {
    const rows = cities.flatMap(({ pharmacies }, city) =>
      pharmacies.map(({ name, slug }) => [name, slug, city, 0] as const),
    );
    const texts = nameDocuments({ cities: cities.map(namedCity), rows }).map(
      ({ name, city }) => `${name} ${city}`,
    );
    for (const word of wordsIn([...new Set(texts)].join(' ').toLowerCase()))
      if (word !== '') found.set(word, (found.get(word) ?? new Set()).add(at));
  }
  return [...found]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, of]) => [word, ...[...of].toSorted((a, b) => a - b)] as const);
}
