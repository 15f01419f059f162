import { join } from 'node:path';
import type { City } from '../../src/domain/places/city.ts';
import type { StateCode } from '../../src/domain/places/us-state.ts';
import type { Checked } from '../cli/problems/problem.ts';
import { factsOf, findPlace } from './choose-cities.ts';
import { cityFacts, type GazetteerPlace } from './facts/gazetteer.ts';
import { isWholeCity } from './facts/parts-of-cities.ts';
import { listShapes } from './list-rows.ts';
import { pointText } from './list-rules.ts';
import { type Lists, listFileNames } from './load-lists.ts';
import { cityCells, csvText, replaceLists } from './write-list.ts';

/** How many of each state's most populous cities the list starts with (docs/specification.md#entities). */
const citiesPerState: readonly (readonly [StateCode, number])[] = [
  ['AL', 74],
  ['SC', 48],
  ['FL', 52],
  ['CA', 4],
  ['IL', 3],
  ['NY', 3],
  ['NC', 3],
  ['GA', 3],
];

/** The towns with a City Drugs branded store (docs/specification.md#entities). */
const brandedTowns: readonly (readonly [string, StateCode])[] = [
  ['Brunswick', 'GA'],
  ['Vidalia', 'GA'],
  ['Marks', 'MS'],
  ['Crystal Springs', 'MS'],
  ['New York', 'NY'],
  ['Brooklyn', 'NY'],
  ['Denver', 'CO'],
  ['Evans City', 'PA'],
  ['Cheyenne', 'WY'],
  ['Evanston', 'WY'],
  ['Newark', 'NJ'],
  ['Paragould', 'AR'],
  ['Boise', 'ID'],
  ['Las Vegas', 'NV'],
];

const selectedCities = (places: readonly GazetteerPlace[]): readonly City[] =>
  citiesPerState.flatMap(([state, count]) =>
    places
      .filter((place) => place.state === state && isWholeCity(place))
      .slice(0, count)
      .map(cityFacts),
  );

/** What `regenerateLists` wrote. */
export interface Regenerated {
  readonly cities: number;
  readonly brandedStores: number;
  /**
   * Cities that editors added or renamed. They are kept at the end with fresh facts, or with their old facts
   * if the gazetteer does not know the name.
   */
  readonly added: readonly City[];
  /** Towns of branded stores that editors added or renamed, kept in the same way. */
  readonly addedStores: readonly City[];
}

/** The lists before, and the published slugs that were renamed or removed. */
export interface ListsBefore {
  readonly present: Pick<Lists, 'cities' | 'brandedStores'>;
  readonly left: { readonly cities: ReadonlySet<string>; readonly brandedStores: ReadonlySet<string> };
}

const storeSlug = ({ slug }: City): string => `city-drugs-${slug}`;

const cityList = (cities: readonly City[], slugOf: (city: City) => string): string =>
  csvText(
    listShapes.cities.columns,
    cities.map((city) => ({ cells: cityCells(city, slugOf(city)) })),
  );

/**
 * Rewrites cities.csv and branded-stores.csv from the gazetteer, both or none. They hold the selection,
 * without what editors renamed or removed, then the other rows of the present lists. The same packages and
 * present lists always give the same files.
 * @throws if the gazetteer lacks a town of a branded store.
 */
export async function regenerateLists(
  directory: string,
  places: readonly GazetteerPlace[],
  { present, left }: ListsBefore,
): Promise<Checked<Regenerated>> {
  const cities = withEdits(selectedCities(places), {
    places,
    present: present.cities,
    isRenamedOrRemoved: ({ slug }) => left.cities.has(slug),
  });
  const stores = withEdits(
    brandedTowns.map(([name, state]) => factsOf(places, name, state)),
    {
      places,
      present: present.brandedStores.map(({ city }) => city),
      isRenamedOrRemoved: (city) => left.brandedStores.has(storeSlug(city)),
    },
  );
  const written = await replaceLists(
    directory,
    new Map([
      [join(directory, listFileNames.cities), cityList(cities.all, (city) => city.slug)],
      [join(directory, listFileNames.brandedStores), cityList(stores.all, storeSlug)],
    ]),
  );
  if (!written.ok) return written;
  const value = {
    cities: cities.all.length,
    brandedStores: stores.all.length,
    added: cities.added,
    addedStores: stores.added,
  };
  return { ok: true, value };
}

interface Edits {
  readonly places: readonly GazetteerPlace[];
  readonly present: readonly City[];
  readonly isRenamedOrRemoved: (city: City) => boolean;
}

/** The selection without what editors removed, and with what they added. */
function withEdits(
  selection: readonly City[],
  { places, present, isRenamedOrRemoved }: Edits,
): { readonly all: readonly City[]; readonly added: readonly City[] } {
  const listed = new Set<string>(present.map(({ slug }) => slug));
  const points = new Set(present.map(({ location }) => pointText(location)));
  const selected = selection.filter(
    (city) => listed.has(city.slug) || !(isRenamedOrRemoved(city) || points.has(pointText(city.location))),
  );
  const slugs = new Set(selected.map((city) => city.slug));
  const added = present
    .filter((city) => !slugs.has(city.slug))
    .map((city) => {
      const place = findPlace(places, city.name, city.state);
      return place === undefined ? city : cityFacts(place);
    });
  return { all: [...selected, ...added], added };
}
