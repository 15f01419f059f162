import type { PlaceAround } from '../../src/domain/list/city-list.ts';
import { searchRadiusMiles, type Tiles, tilesAround } from '../../src/domain/list/nearest.ts';
import { mostUncertainMiles } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City, CitySummary } from '../../src/domain/places/city.ts';
import { areaOrigin, distanceMiles } from '../../src/domain/places/geo.ts';
import { type CountryPlace, countryPlaces } from '../lists/facts/country-places.ts';
import { type SpatialIndex, spatialIndex } from '../lists/facts/spatial-index.ts';
import type { CityInput } from './city-input.ts';
import { summaryOf } from './city-summaries.ts';

const nearbyLimits = { count: 8, miles: 75 } as const;

const roundingSlackMiles = 0.5;

const spreadOf = ({ city, pharmacies, closed = [], landmarks, neighborhoods }: CityInput): number =>
  [
    ...[...pharmacies, ...closed, ...landmarks].map(({ location }) => location),
    ...neighborhoods.map(({ area }) => areaOrigin(area)),
  ].reduce((most, point) => Math.max(most, distanceMiles(city.location, point)), 0);

/** Returns the keys of the map tiles whose pharmacies can appear on a city's pages, nearest first. */
export function tilesInReach(place: CityInput, { keys }: Pick<Tiles, 'keys'>): readonly string[] {
  const reach = spreadOf(place) + searchRadiusMiles + mostUncertainMiles + roundingSlackMiles;
  const keysInReach: string[] = [];
  for (const { key, miles } of tilesAround(place.city.location, keys)) {
    if (miles > reach) break;
    keysInReach.push(key);
  }
  return keysInReach;
}

/** Returns up to eight other places of `index` within 75 statute miles of a city, nearest first. */
export function nearbyPlaces({ city }: CityInput, index: SpatialIndex<CityInput>): readonly CitySummary[] {
  const milesTo = (place: CityInput): number =>
    Number(distanceMiles(city.location, place.city.location).toFixed(1));
  return index
    .within(city.location, nearbyLimits.miles + roundingSlackMiles)
    .filter((place) => place.city.slug !== city.slug)
    .map((place) => ({ place, miles: milesTo(place) }))
    .filter(({ miles }) => miles <= nearbyLimits.miles)
    .sort((a, b) => a.miles - b.miles || (a.place.city.slug < b.place.city.slug ? -1 : 1))
    .slice(0, nearbyLimits.count)
    .map(({ place }) => summaryOf(place));
}

const mapNameLimits = { count: 12, miles: 30, people: 1500 } as const;

let largePlaces: SpatialIndex<CountryPlace> | undefined;

/** Returns up to twelve places to name on a city's map: large and near first, within 30 statute miles. */
export function placesAround({ name, state, location }: City): readonly PlaceAround[] {
  largePlaces ??= spatialIndex(
    countryPlaces().filter(({ people }) => people >= mapNameLimits.people),
    (place) => place.location,
  );
  return (
    largePlaces
      .within(location, mapNameLimits.miles)
      .filter((place) => place.name !== name || place.state !== state)
      // Large and near places orient best.
      .map((place) => ({ place, use: place.people / (distanceMiles(location, place.location) + 1) ** 2 }))
      .toSorted((a, b) => b.use - a.use || (a.place.name < b.place.name ? -1 : 1))
      .slice(0, mapNameLimits.count)
      .map(({ place }) => [place.name, place.location.lat, place.location.lng] as const)
  );
}
