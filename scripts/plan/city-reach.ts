import type { PlaceAround } from '../../src/domain/list/city-list.ts';
import { reachMiles, type Tiles, tilesAround } from '../../src/domain/list/nearest.ts';
import { mostUncertainMiles } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City, CitySummary } from '../../src/domain/places/city.ts';
import { areaOrigin, distanceMiles } from '../../src/domain/places/geo.ts';
import { type CountryPlace, countryPlaces } from '../lists/facts/country-places.ts';
import { type SpatialIndex, spatialIndex } from '../lists/facts/spatial-index.ts';
import type { CityInput } from './city-input.ts';
import { summaryOf } from './city-summaries.ts';

/** How many other cities, and how many towns, a city's pages name as nearby, and within how many miles. */
const nearbyLimits = { count: 8, miles: 75 } as const;

/** Slack for rounding, in miles: reaching a little too far costs nothing. */
const slack = 0.5;

/** Measures from a place's centre to the farthest point its pages show or measure from, in statute miles. */
const spreadOf = ({ city, pharmacies, closed = [], landmarks, neighborhoods }: CityInput): number =>
  [
    ...[...pharmacies, ...closed, ...landmarks].map(({ location }) => location),
    ...neighborhoods.map(({ area }) => areaOrigin(area)),
  ].reduce((most, point) => Math.max(most, distanceMiles(city.location, point)), 0);

/**
 * Lists the keys of the tiles that decide what a place's pages show: no listing farther away changes a byte
 * of them, since pages look `reachMiles` from their origins, and a little farther for one whose position is
 * uncertain.
 */
export function tilesInReach(place: CityInput, { keys }: Pick<Tiles, 'keys'>): readonly string[] {
  const most = spreadOf(place) + reachMiles + mostUncertainMiles + slack;
  const found: string[] = [];
  for (const { key, miles } of tilesAround(place.city.location, keys)) {
    if (miles > most) break;
    found.push(key);
  }
  return found;
}

/** Gives the nearest of the indexed cities or towns, nearest first by statute miles to one decimal. */
export function nearbyPlaces({ city }: CityInput, index: SpatialIndex<CityInput>): readonly CitySummary[] {
  const milesTo = (place: CityInput): number =>
    Number(distanceMiles(city.location, place.city.location).toFixed(1));
  return index
    .within(city.location, nearbyLimits.miles + slack)
    .filter((place) => place.city.slug !== city.slug)
    .map((place) => ({ place, miles: milesTo(place) }))
    .filter(({ miles }) => miles <= nearbyLimits.miles)
    .sort((a, b) => a.miles - b.miles || (a.place.city.slug < b.place.city.slug ? -1 : 1))
    .slice(0, nearbyLimits.count)
    .map(({ place }) => summaryOf(place));
}

const mapNameLimits = { count: 12, miles: 30, people: 1500 } as const;

let known: SpatialIndex<CountryPlace> | undefined;

/** Lists the places of the country that a city's maps name: large and near ones, the most useful first. */
export function placesAround({ name, state, location }: City): readonly PlaceAround[] {
  known ??= spatialIndex(
    countryPlaces().filter(({ people }) => people >= mapNameLimits.people),
    (place) => place.location,
  );
  return (
    known
      .within(location, mapNameLimits.miles)
      .filter((place) => place.name !== name || place.state !== state)
      // A large place helps to find one's way, and a near one more so.
      .map((place) => ({ place, use: place.people / (distanceMiles(location, place.location) + 1) ** 2 }))
      .toSorted((a, b) => b.use - a.use || (a.place.name < b.place.name ? -1 : 1))
      .slice(0, mapNameLimits.count)
      .map(({ place }) => [place.name, place.location.lat, place.location.lng] as const)
  );
}
