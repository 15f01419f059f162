import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import type { PlaceAround } from '../../../src/domain/search/city-list.ts';
import { type CountryPlace, countryPlaces } from '../../lists/facts/country-places.ts';
import { type SpatialIndex, spatialIndex } from '../../lists/facts/spatial-index.ts';

const mapNameLimits = { count: 12, miles: 30, people: 1500 } as const;

let known: SpatialIndex<CountryPlace> | undefined;

/** How well a place helps to find one's way at a distance of so many miles. */
const useOf = ({ people }: CountryPlace, miles: number): number => people / (miles + 1) ** 2;

/** The places of the country that a map of the city names: large and near ones, the most useful first. */
export function placesAround({ name, state, location }: City): readonly PlaceAround[] {
  known ??= spatialIndex(
    countryPlaces().filter(({ people }) => people >= mapNameLimits.people),
    (place) => place.location,
  );
  return known
    .within(location, mapNameLimits.miles)
    .filter((place) => place.name !== name || place.state !== state)
    .map((place) => ({ place, use: useOf(place, distanceMiles(location, place.location)) }))
    .toSorted((a, b) => b.use - a.use || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, mapNameLimits.count)
    .map(({ place }) => [place.name, place.location.lat, place.location.lng] as const);
}
