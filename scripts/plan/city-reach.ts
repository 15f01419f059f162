import { reachMiles } from '../../src/domain/list/nearest.ts';
import type { City } from '../../src/domain/places/city.ts';
import type { CitySummary } from '../../src/domain/places/city-summary.ts';
import { areaOrigin, distanceMiles } from '../../src/domain/places/geo.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import { type SpatialIndex, spatialIndex } from '../lists/facts/spatial-index.ts';
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

/** What other cities' pages can show of a city: its name, place and listings, but not its population or ZIP codes. */
export const seenByOthers = memoize(
  ({ city: { slug, name, state, location }, listed, town, pharmacies }: CityInput) => ({
    slug,
    name,
    state,
    location,
    listed,
    town,
    pharmacies,
  }),
);

/**
 * Tells of each city all that determines its dataset: itself, and what is seen of the cities whose listings or name can
 * appear on its pages. No other city can change a byte of it: pages look `reachMiles` from their origins for listings and
 * `nearbyLimits.miles` from the centre for cities, and the triangle inequality bounds the rest.
 */
export function datasetInputs(cities: readonly CityInput[]): (here: CityInput) => readonly object[] {
  const spreads = new Map(cities.map((place) => [place, spreadOf(place)] as const));
  const widest = Math.max(0, ...spreads.values());
  const index = spatialIndex(cities, ({ city }) => city.location);
  return (here) => {
    const spread = spreads.get(here) ?? spreadOf(here);
    const farthest = Math.max(nearbyLimits.miles, spread + widest + reachMiles) + slack;
    const isSeen = (other: CityInput): boolean => {
      const reach = spread + (spreads.get(other) ?? 0) + reachMiles;
      const miles = distanceMiles(here.city.location, other.city.location);
      return other !== here && miles <= Math.max(nearbyLimits.miles, reach) + slack;
    };
    const seen = index.roughly(here.city.location, farthest).filter(isSeen);
    seen.sort(bySlug);
    // Its listings are told once, as others see them: they are nearly all there is to hash.
    return [{ ...here, pharmacies: [] }, seenByOthers(here), ...seen.map(seenByOthers)];
  };
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
