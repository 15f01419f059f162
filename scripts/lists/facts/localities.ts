import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { type CountryPlace, countryPlaces, countryPlacesIn } from './country-places.ts';
import { visitorName } from './gazetteer-corrections.ts';
import { comparablePlace } from './place-names.ts';
import { type SpatialIndex, spatialIndex } from './spatial-index.ts';
import { type ZipCode, zipCodes, zipCodesIn } from './zip-codes.ts';

/** A place whose name postal addresses use: a city, a town or a post office. */
export interface Locality {
  readonly name: string;
  readonly state: StateCode;
  readonly location: LatLng;
  /** Number of inhabitants; absent for a post office. */
  readonly people?: number | undefined;
  readonly spelling: string;
}

const localityOfPlace = memoize(
  (place: CountryPlace): Locality => ({ ...place, spelling: comparablePlace(place.name) }),
);
const localityOfOffice = memoize(
  ({ office, state, location }: ZipCode): Locality => ({
    name: visitorName(office, state),
    state,
    location,
    spelling: comparablePlace(office),
  }),
);

const indexOfState = memoize((state: StateCode) => {
  const offices = zipCodesIn(state);
  const localities = [...countryPlacesIn(state).map(localityOfPlace), ...offices.map(localityOfOffice)];
  return {
    localities: groupBy(localities, ({ spelling }) => spelling),
    zips: groupBy(offices, ({ office }) => comparablePlace(office)),
  };
});

let localityIndex: SpatialIndex<Locality> | undefined;

/** Finds the places and post offices of the United States, from GeoNames (CC BY 4.0). */
export const usLocalities = {
  /** Returns a state's places with a name, the most populous first, then its post offices with the name. */
  named: (name: string, state: StateCode): readonly Locality[] =>
    indexOfState(state).localities.get(comparablePlace(name)) ?? [],
  within(point: LatLng, miles: number): readonly Locality[] {
    localityIndex ??= spatialIndex(
      [...countryPlaces().map(localityOfPlace), ...zipCodes().map(localityOfOffice)],
      ({ location }) => location,
    );
    return localityIndex.within(point, miles);
  },
  zipsOf: (
    { name, state, location }: Pick<Locality, 'name' | 'state' | 'location'>,
    miles: number,
  ): readonly ZipCode[] =>
    (indexOfState(state).zips.get(comparablePlace(name)) ?? [])
      .filter((office) => distanceMiles(location, office.location) <= miles)
      .toSorted((a, b) => (a.code < b.code ? -1 : 1)),
};
