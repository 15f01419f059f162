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
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { CityInput } from '../city-input.ts';
import type { SiteTiles } from '../tiles.ts';

type KeyOf = SiteTiles['keyOf'];

/** Returns the dataset to find pharmacies by name or phone number. `keyOf` gives a map tile's key. */
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
    areaCodes: areaCodes(listed.map((pharmacy) => [pharmacy.phone, tileOf(pharmacy)] as const)),
  };
}

/** Returns a dataset that says in which states an area code, or a word of pharmacy or city names, occurs. */
export function namesByState(
  states: ReadonlyMap<StateCode, readonly CityInput[]>,
  sample: boolean,
): NamesDataset {
  const parts = [...states].map(([code, cities]) => ({ code, cities }));
  const phones = parts.flatMap(({ cities }, at) =>
    cities.flatMap(({ pharmacies }) => pharmacies.map(({ phone }) => [phone, at] as const)),
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
      words: wordPositions(parts.map(({ cities }) => cities)),
    },
  };
}

const partsPerDegree = 100;
const rounded = (degrees: number): number => Math.round(degrees * partsPerDegree) / partsPerDegree;

const namedCity = ({ city }: CityInput): NamedCity => ({
  slug: city.slug,
  label: cityLabel(city),
  population: city.population,
  lat: rounded(city.location.lat),
  lng: rounded(city.location.lng),
});

function namedState(code: StateCode, cities: readonly CityInput[]): NamedState {
  const namedCities = cities.map(namedCity);
  const [lats, lngs] = [namedCities.map(({ lat }) => lat), namedCities.map(({ lng }) => lng)];
  return {
    slug: usState(code).slug,
    people: Math.max(0, ...namedCities.map(({ population }) => population)),
    box: [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)],
  };
}

// An area code in more tiles or states, such as `800`, is split by its next three digits.
const mostPositionsPerCode = 12;

function areaCodes(phones: readonly (readonly [string | undefined, number])[]): NamesDataset['areaCodes'] {
  const byPrefix = (digits: 3 | 6) =>
    positionsByText(
      phones.flatMap(([phone, at]) =>
        /^\+1\d{10}$/.test(phone ?? '') ? [[phone?.slice(2, 2 + digits) ?? '', at] as const] : [],
      ),
    );
  const local = byPrefix(3).filter(([, positions]) => positions.length <= mostPositionsPerCode);
  const localCodes = new Set(local.map(([code]) => code));
  const wide = byPrefix(6).filter(([prefix]) => !localCodes.has(prefix.slice(0, 3)));
  return Object.fromEntries([...local, ...wide]);
}

const positionsByText = (pairs: readonly (readonly [text: string, at: number])[]) =>
  [...groupBy(pairs, ([text]) => text)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, group]) => {
      const positions = new Set(group.map(([, at]) => at));
      return [text, [...positions].toSorted((a, b) => a - b)] as const;
    });

const wordsIn: (text: string) => readonly string[] = MiniSearch.getDefault('tokenize');

function wordPositions(states: readonly (readonly CityInput[])[]): NamesByState['words'] {
  const wordsWithState = states.flatMap((cities, at) => {
    const rows = cities.flatMap(({ pharmacies }, city) =>
      pharmacies.map(({ name, slug }) => [name, slug, city, 0] as const),
    );
    const texts = nameDocuments({ cities: cities.map(namedCity), rows }).map(
      ({ name, city }) => `${name} ${city}`,
    );
    const words = new Set(wordsIn([...new Set(texts)].join(' ').toLowerCase()));
    return [...words].filter((word) => word !== '').map((word) => [word, at] as const);
  });
  return positionsByText(wordsWithState).map(([word, positions]) => [word, ...positions] as const);
}
