import { elsewhereLimits } from '../../src/domain/landing/landing-selection.ts';
import { areaOrigin, distanceMiles } from '../../src/domain/places/geo.ts';
import { oncePer } from '../../src/domain/text/once-per.ts';
import type { CityInput } from './city-input.ts';

/** How far and how many other cities a city's pages name as nearby. */
export const nearbyLimits = { count: 8, miles: 75 } as const;

/** Slack for rounding, in miles: reaching a little too far costs nothing. */
const slack = 0.5;

/** From a city's centre to its farthest listing, statute miles. */
const radiusOf = ({ city, pharmacies }: CityInput): number =>
  Math.max(0, ...pharmacies.map(({ location }) => distanceMiles(city.location, location)));

/** From a city's centre to the farthest point that one of its pages measures from, statute miles. */
function originsReach({ city, landmarks, neighborhoods }: CityInput): number {
  const origins = [
    ...landmarks.map(({ location }) => location),
    ...neighborhoods.map(({ area }) => areaOrigin(area)),
  ];
  return Math.max(0, ...origins.map((origin) => distanceMiles(city.location, origin)));
}

/** What other cities' pages can show of a city: its name, place and listings, but not its population or ZIP codes. */
const seenFromElsewhere = oncePer(
  ({ city: { slug, name, state, location }, listed, pharmacies }: CityInput) => ({
    slug,
    name,
    state,
    location,
    listed,
    pharmacies,
  }),
);

/**
 * For each city, all that determines its dataset: itself, and what is seen of the cities whose listings or name can
 * appear on its pages. No other city can change a byte of it: pages look `elsewhereLimits.miles` from their origins for listings and
 * `nearbyLimits.miles` from the centre for cities, and the triangle inequality bounds the rest.
 */
export function datasetInputs(cities: readonly CityInput[]): ReadonlyMap<CityInput, readonly object[]> {
  const measured = cities.map((place) => ({ place, radius: radiusOf(place), origins: originsReach(place) }));
  return new Map(
    measured.map(({ place, origins }) => [
      place,
      [
        place,
        ...measured
          .filter((other) => {
            const reach = Math.max(nearbyLimits.miles, origins + elsewhereLimits.miles + other.radius);
            return distanceMiles(place.city.location, other.place.city.location) <= reach + slack;
          })
          .filter((other) => other.place !== place)
          .map((other) => seenFromElsewhere(other.place)),
      ],
    ]),
  );
}
