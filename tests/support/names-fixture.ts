import { QueryClient } from '@tanstack/react-query';
import type { CityInput } from '../../scripts/plan/city-input.ts';
import { namesByState, namesDataset } from '../../scripts/plan/datasets/names-dataset.ts';
import { type StateCode, usState } from '../../src/domain/places/us-state.ts';
import type { NamesDataset } from '../../src/domain/site/datasets-on-demand.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { isPharmacySlug, slugify } from '../../src/domain/text/slug.ts';
import { namesQuery } from '../../src/features/data-access/queries.ts';
import { aCity, aPharmacy, checked } from './domain-fixtures.ts';

/** A place, and the names of its pharmacies. */
export interface TestPlace {
  readonly name: string;
  readonly state: StateCode;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly names: readonly string[];
}

const placeInput = ({ name, state, lat, lng, population, names }: TestPlace): CityInput => ({
  city: aCity({ name, state, location: { lat, lng }, population }),
  listed: true,
  pharmacies: names.map((own, n) => {
    const same = names.slice(0, n).filter((other) => other === own).length;
    return {
      ...aPharmacy({ key: slugify(`${name} ${state} ${n}`) }),
      name: own,
      slug: checked(slugify(same === 0 ? own : `${own} ${same + 1}`), isPharmacySlug),
    };
  }),
  landmarks: [],
  neighborhoods: [],
});

const keyOf = () => '0';

/** Returns the names of places as one dataset. */
export const namesOfPlaces = (places: readonly TestPlace[]): NamesDataset =>
  namesDataset(places.map(placeInput), keyOf, true);

/** Returns a browser's data with pharmacies' names by state, without those of `lost` states. */
export function clientWithStates(
  places: readonly TestPlace[],
  lost: readonly StateCode[] = [],
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
): QueryClient {
  const states = groupBy(
    places.map(placeInput).filter(({ pharmacies }) => pharmacies.length > 0),
    ({ city }) => city.state,
  );
  client.setQueryData(namesQuery().queryKey, namesByState(states, true));
  for (const [code, here] of states)
    if (!lost.includes(code))
      client.setQueryData(namesQuery(usState(code).slug).queryKey, namesDataset(here, keyOf, true));
  return client;
}
