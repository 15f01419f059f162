import { areaOrigin, type LatLng } from '../places/geo.ts';
import type { NamedOrigin } from '../places/place.ts';
import { groupBy } from '../text/group-by.ts';
import { memoize } from '../text/memoize.ts';
import type { CityList } from './city-list.ts';
import { pointOrigin } from './point-origin.ts';

/** A point to measure a city's list from, such as its center, a landmark or a ZIP code. */
export interface ListOrigin extends NamedOrigin {
  /** Value of `from=` in a URL: `center`, a place's slug, a ZIP code or a point (`33.521,-86.802`). */
  readonly id: string;
}

type Places = Pick<CityList, 'city' | 'landmarks' | 'neighborhoods' | 'pharmacies'>;

/** Returns the points that a city's list can be measured from, such as its center and ZIP codes. */
export const listOrigins = memoize((places: Places): readonly ListOrigin[] => {
  const { city, landmarks, neighborhoods } = places;
  const namedNeighborhoods = neighborhoods.filter(({ basis }) => basis === 'named');
  return [
    { kind: 'center', id: 'center', name: city.name, location: city.location },
    ...landmarks.toSorted(byName).map((each) => placeOrigin('landmark', each, each.location)),
    ...namedNeighborhoods
      .toSorted(byName)
      .map((each) => placeOrigin('neighborhood', each, areaOrigin(each.area))),
    ...zipOrigins(places),
  ];
});

const placeOrigin = (
  kind: ListOrigin['kind'],
  { name, slug }: { readonly name: string; readonly slug: string },
  location: LatLng,
): ListOrigin => ({ kind, id: slug, name, location });

// `localeCompare` is slow to set up in a phone's browser.
const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : 1;

const zipOrigins = ({ pharmacies }: Places): readonly ListOrigin[] =>
  [...groupBy(pharmacies, ({ address }) => address.zip)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([zip, listings]) => ({
      kind: 'zip',
      id: zip,
      name: zip,
      location: middleOf(listings.map(({ location }) => location)),
    }));

const middleOf = (points: readonly LatLng[]): LatLng => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
});

/** Returns the point that a URL's `from=` names: `center`, `33.521,-86.802`; undefined if none. */
export const findOrigin = (places: Places, id: string): ListOrigin | undefined =>
  listOrigins(places).find((origin) => origin.id === id) ?? pointOrigin(id);
