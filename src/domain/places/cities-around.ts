import type { NearbyCity } from './city-summary.ts';
import { distanceMiles, type LatLng } from './geo.ts';

const limits = { miles: 20, count: 3 } as const;

/**
 * The cities whose lists are joined to that of a city where distances count from `point`, nearest to it first: who measures from a
 * point of their own may stand at the city's edge. At most three, within 20 statute miles.
 */
export const citiesAround = (point: LatLng, nearby: readonly NearbyCity[]): readonly NearbyCity[] =>
  nearby
    .map((city) => ({ city, miles: distanceMiles(point, city.location) }))
    .filter(({ miles }) => miles <= limits.miles)
    .sort((a, b) => a.miles - b.miles)
    .slice(0, limits.count)
    .map(({ city }) => city);
