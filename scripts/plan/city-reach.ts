import { fallbackLimits } from '../../src/domain/landing/landing-selection.ts';
import type { NearbyCity } from '../../src/domain/places/city-summary.ts';
import { areaOrigin, distanceMiles } from '../../src/domain/places/geo.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import type { CityInput } from './city-input.ts';
import { summaryOf } from './city-summaries.ts';
import { type SpatialIndex, spatialIndex } from './near/spatial-index.ts';

/** How far, and how many other cities, and towns, a city's pages name as nearby. */
const nearbyLimits = { count: 8, miles: 75 } as const;

/** Slack for rounding, in miles: reaching a little too far costs nothing. */
const slack = 0.5;

/** From a city's centre to the farthest point that a list of its pages is measured from. */
export const originSpread = ({ city, landmarks, neighborhoods }: CityInput): number =>
  [...landmarks.map(({ location }) => location), ...neighborhoods.map(({ area }) => areaOrigin(area))].reduce(
    (most, point) => Math.max(most, distanceMiles(city.location, point)),
    0,
  );

/** From a city's centre to the farthest point that matters on its pages: a listing, or what one of them measures from. */
const spreadOf = (place: CityInput): number =>
  place.pharmacies.reduce(
    (most, { location }) => Math.max(most, distanceMiles(place.city.location, location)),
    originSpread(place),
  );

const bySlug = (a: CityInput, b: CityInput): number => (a.city.slug < b.city.slug ? -1 : 1);

/** What other cities' pages can show of a city: its name, place and listings, but not its population or ZIP codes. */
const seenByOthers = memoize(
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
 * For each city, all that determines its dataset: itself, and what is seen of the cities whose listings or name can
 * appear on its pages. No other city can change a byte of it: pages look `fallbackLimits.miles` from their origins for listings and
 * `nearbyLimits.miles` from the centre for cities, and the triangle inequality bounds the rest.
 */
export function datasetInputs(cities: readonly CityInput[]): ReadonlyMap<CityInput, readonly object[]> {
  const spreads = new Map(cities.map((place) => [place, spreadOf(place)] as const));
  const widest = Math.max(0, ...spreads.values());
  const index = spatialIndex(cities, ({ city }) => city.location);
  const isSeen = (here: CityInput, other: CityInput): boolean => {
    const spread = (spreads.get(here) ?? 0) + (spreads.get(other) ?? 0);
    const reach = Math.max(nearbyLimits.miles, spread + fallbackLimits.miles);
    return other !== here && distanceMiles(here.city.location, other.city.location) <= reach + slack;
  };
  return new Map(
    cities.map((here) => {
      const farthest = Math.max(nearbyLimits.miles, (spreads.get(here) ?? 0) + widest + fallbackLimits.miles);
      const around = index.within(here.city.location, farthest + slack);
      const seen = around.filter((other) => isSeen(here, other)).toSorted(bySlug);
      return [here, [here, ...seen.map(seenByOthers)]];
    }),
  );
}

/** The nearest of the indexed cities or towns, nearest first. */
export const nearbyPlaces = ({ city }: CityInput, index: SpatialIndex<CityInput>): readonly NearbyCity[] =>
  index
    .within(city.location, nearbyLimits.miles + 1)
    .filter((other) => other.city.slug !== city.slug)
    .map((other) => ({
      ...summaryOf(other),
      location: other.city.location,
      distanceMiles: Number(distanceMiles(city.location, other.city.location).toFixed(1)),
    }))
    .filter((other) => other.distanceMiles <= nearbyLimits.miles)
    .sort((a, b) => a.distanceMiles - b.distanceMiles || (a.slug < b.slug ? -1 : 1))
    .slice(0, nearbyLimits.count);
