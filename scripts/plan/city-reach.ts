import { reachMiles, type Tiles } from '../../src/domain/list/nearest.ts';
import { tilesAround } from '../../src/domain/list/tile-tree.ts';
import { mostUncertainMiles } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../src/domain/places/city.ts';
import type { CitySummary } from '../../src/domain/places/city-summary.ts';
import { areaOrigin, distanceMiles } from '../../src/domain/places/geo.ts';
import type { SpatialIndex } from '../lists/facts/spatial-index.ts';
import type { CityInput } from './city-input.ts';
import { summaryOf } from './city-summaries.ts';

/** How far, and how many other cities, and towns, a city's pages name as nearby. */
const nearbyLimits = { count: 8, miles: 75 } as const;

/** Slack for rounding, in miles: reaching a little too far costs nothing. */
const slack = 0.5;

/** From a city's centre to the farthest point that a list of its pages is measured from. */
const originSpread = ({ city, landmarks, neighborhoods }: CityInput): number =>
  [...landmarks.map(({ location }) => location), ...neighborhoods.map(({ area }) => areaOrigin(area))].reduce(
    (most, point) => Math.max(most, distanceMiles(city.location, point)),
    0,
  );

/** From a city's centre to the farthest point that matters on its pages: a listing, or what one of them measures from. */
const spreadOf = (place: CityInput): number =>
  [...place.pharmacies, ...(place.closed ?? [])].reduce(
    (most, { location }) => Math.max(most, distanceMiles(place.city.location, location)),
    originSpread(place),
  );

const bySlug = (a: CityInput, b: CityInput): number => (a.city.slug < b.city.slug ? -1 : 1);

/**
 * Lists the keys of the tiles that decide what a place's pages show: no listing farther away changes a byte of
 * them, since pages look `reachMiles` from their origins, and a little farther for one whose position is
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

/** The nearest of the indexed cities or towns, nearest first. */
export function nearbyPlaces({ city }: CityInput, index: SpatialIndex<CityInput>): readonly CitySummary[] {
  const { count, miles: most } = nearbyLimits;
  // Itself, and those that are as far away as the last when rounded, come on top.
  for (let asked = count + 4; ; asked *= 2) {
    const around = index.nearest(city.location, asked, most + 1);
    const found = around
      .filter((other) => other.city.slug !== city.slug)
      .map((place) => ({ place, miles: milesApart(city, place) }))
      .filter(({ miles }) => miles <= most)
      .sort((a, b) => a.miles - b.miles || bySlug(a.place, b.place));
    const [last, next] = [found[count - 1], around.at(-1)];
    const isWhole = around.length < asked || next === undefined;
    if (isWhole || (last !== undefined && milesApart(city, next) > last.miles)) {
      return found.slice(0, count).map(({ place }) => summaryOf(place));
    }
  }
}

/** Statute miles, to one decimal. */
const milesApart = (city: City, place: CityInput): number =>
  Number(distanceMiles(city.location, place.city.location).toFixed(1));
