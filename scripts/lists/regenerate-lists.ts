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

/** How many of a state's most populous cities the list starts from (docs/specification.md#entities). */
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

/** Returns the cities the list starts from, by state; `places` are most populous first. */
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
   * Cities that editors had added beyond the selection, or renamed. They keep their place at the end, with
   * fresh facts; with those they had where the gazetteer does not know the name.
   */
  readonly added: readonly City[];
  /** The towns of branded stores of which the same is true. */
  readonly addedStores: readonly City[];
}

/** What the lists are, and the slugs that were published and left them. */
export interface ListsBefore {
  readonly present: Pick<Lists, 'cities' | 'brandedStores'>;
  readonly left: { readonly cities: ReadonlySet<string>; readonly brandedStores: ReadonlySet<string> };
}

const storeSlug = ({ slug }: City): string => `city-drugs-${slug}`;

/** The text of a list of cities, each under its slug of that list. */
const cityList = (cities: readonly City[], slugOf: (city: City) => string): string =>
  csvText(
    listShapes.cities.columns,
    cities.map((city) => ({ cells: cityCells(city, slugOf(city)) })),
  );

/**
 * Writes cities.csv and branded-stores.csv anew from the gazetteer, both or none: the selection, without what
 * editors renamed or removed, then what the present lists have beyond it. The same packages and the same
 * present lists always give the same files.
 * @throws when the gazetteer no longer knows a town of a branded store.
 */
export async function regenerateLists(
  directory: string,
  places: readonly GazetteerPlace[],
  { present, left }: ListsBefore,
): Promise<Checked<Regenerated>> {
  const cities = withEdits(selectedCities(places), {
    places,
    present: present.cities,
    isGone: ({ slug }) => left.cities.has(slug),
  });
  const stores = withEdits(
    brandedTowns.map(([name, state]) => factsOf(places, name, state)),
    {
      places,
      present: present.brandedStores.map(({ city }) => city),
      isGone: (city) => left.brandedStores.has(storeSlug(city)),
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
  /** The towns of the present list. */
  readonly present: readonly City[];
  /** Whether editors renamed a town, or removed it. */
  readonly isGone: (city: City) => boolean;
}

/** A selection without what editors took out, and with what they added. */
function withEdits(
  selection: readonly City[],
  { places, present, isGone }: Edits,
): { readonly all: readonly City[]; readonly added: readonly City[] } {
  const listed = new Set<string>(present.map(({ slug }) => slug));
  const points = new Set(present.map(({ location }) => pointText(location)));
  const selected = selection.filter(
    (city) => listed.has(city.slug) || !(isGone(city) || points.has(pointText(city.location))),
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
