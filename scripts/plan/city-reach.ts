import { reachMiles, type Tiles, tilesAround } from '../../src/domain/list/nearest.ts';
import { mostUncertainMiles } from '../../src/domain/pharmacy/pharmacy.ts';
import type { CitySummary } from '../../src/domain/places/city.ts';
import { areaOrigin, distanceMiles } from '../../src/domain/places/geo.ts';
import type { SpatialIndex } from '../lists/facts/spatial-index.ts';
import type { CityInput } from './city-input.ts';
import { summaryOf } from './city-summaries.ts';

/** How far, and how many other cities, and towns, a city's pages name as nearby. */
const nearbyLimits = { count: 8, miles: 75 } as const;

/** Slack for rounding, in miles: reaching a little too far costs nothing. */
const slack = 0.5;

/** From a place's centre to the farthest point that its pages show or measure from, statute miles. */
const spreadOf = ({ city, pharmacies, closed = [], landmarks, neighborhoods }: CityInput): number =>
  [
    ...[...pharmacies, ...closed, ...landmarks].map(({ location }) => location),
    ...neighborhoods.map(({ area }) => areaOrigin(area)),
  ].reduce((most, point) => Math.max(most, distanceMiles(city.location, point)), 0);

const bySlug = (a: CityInput, b: CityInput): number => (a.city.slug < b.city.slug ? -1 : 1);

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
    .sort((a, b) => a.miles - b.miles || bySlug(a.place, b.place))
    .slice(0, nearbyLimits.count)
    .map(({ place }) => summaryOf(place));
}
