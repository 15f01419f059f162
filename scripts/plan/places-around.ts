import type { City } from '../../src/domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../src/domain/places/geo.ts';
import type { PlaceAround } from '../../src/domain/search/city-list.ts';
import { type CountryPlace, countryPlacesBySquare, squareOf } from '../lists/facts/country-places.ts';
import { boxesAround } from './near/spatial-index.ts';

const limits = { count: 12, miles: 30, people: 1500 } as const;

let known: ReturnType<typeof countryPlacesBySquare> | undefined;

/** How well a place helps to find one's way at a distance of so many miles. */
const useOf = ({ people }: CountryPlace, miles: number): number => people / (miles + 1) ** 2;

/** The places of the country that a map of the city names: large and near ones, the most useful first. */
export function placesAround({ name, state, location }: City): readonly PlaceAround[] {
  return placesInReach(location)
    .map((place) => ({ place, miles: distanceMiles(location, place.location) }))
    .filter(({ place, miles }) => miles <= limits.miles && (place.name !== name || place.state !== state))
    .map(({ place, miles }) => ({ place, use: useOf(place, miles) }))
    .toSorted((a, b) => b.use - a.use || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, limits.count)
    .map(({ place }) => [place.name, place.location.lat, place.location.lng] as const);
}

/** Those of all squares that the circle around a point touches, some of them beyond it. */
function placesInReach(point: LatLng): readonly CountryPlace[] {
  known ??= countryPlacesBySquare(limits.people);
  const found: CountryPlace[] = [];
  for (const { west, south, east, north } of boxesAround(point, limits.miles)) {
    for (let lat = Math.trunc(south); lat <= Math.trunc(north); lat += 1) {
      for (let lng = Math.trunc(west); lng <= Math.trunc(east); lng += 1)
        found.push(...known.at(squareOf(lat, lng)));
    }
  }
  return found;
}
