import { type City, type CityOutline, outlineSize } from '../../../src/domain/places/city.ts';
import { factRows } from './fact-rows.ts';
import { once } from './once.ts';

// A row has the outline's path, the position of 0° N, 0° E (`left`, `top`), units per degree of latitude
// (`scale`), and the ratio of a degree of longitude to one of latitude (`squeeze`). Boundaries are those at
// 1:10,000,000, simplified to a unit, without islands of less than a fiftieth of the largest.
const outlines = once(() => new Map(factRows('state-outlines').map((row) => [row.state ?? '', row])));

/**
 * Returns the outline of a city's state, and the city's position in it. Undefined if the city lies outside
 * the square around the outline. Source: Census Bureau (public domain; us-atlas 3.0.1).
 */
export function cityOutline({ state, location }: Pick<City, 'state' | 'location'>): CityOutline | undefined {
  const { path = '', left, top, scale, squeeze } = outlines().get(state) ?? {};
  const x = Math.round(Number(left) + location.lng * Number(scale) * Number(squeeze));
  const y = Math.round(Number(top) - location.lat * Number(scale));
  const isInside = x >= 0 && y >= 0 && x <= outlineSize && y <= outlineSize;
  return isInside ? { path, x, y } : undefined;
}
