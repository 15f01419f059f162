import type { City } from '../../../src/domain/places/city.ts';
import { type CityOutline, outlineSize } from '../../../src/domain/places/city-outline.ts';
import { factRows } from './fact-rows.ts';

interface StateOutline {
  readonly path: string;
  /** Where 0° N, 0° E would lie: the drawing is equirectangular, true to scale along the state's middle latitude. */
  readonly left: number;
  readonly top: number;
  /** Units to a degree of latitude, and to how much of that a degree of longitude comes. */
  readonly scale: number;
  readonly squeeze: number;
}

let known: ReadonlyMap<string, StateOutline> | undefined;

/**
 * Reads a line a state: the Census Bureau's cartographic boundaries at 1:10,000,000 (public domain; us-atlas 3.0.1), without
 * islands of less than a fiftieth of the largest, simplified to a unit and fitted into the square.
 */
function outlines(): ReadonlyMap<string, StateOutline> {
  known ??= new Map(
    factRows('state-outlines').map(({ state = '', path = '', left, top, scale, squeeze }) => [
      state,
      {
        path,
        left: Number(left),
        top: Number(top),
        scale: Number(scale),
        squeeze: Number(squeeze),
      },
    ]),
  );
  return known;
}

/** Where a city lies in its state; undefined for a point outside the drawing. */
export function cityOutline({ state, location }: Pick<City, 'state' | 'location'>): CityOutline | undefined {
  const outline = outlines().get(state);
  if (outline === undefined) return undefined;
  const { path, left, top, scale, squeeze } = outline;
  const x = Math.round(left + location.lng * scale * squeeze);
  const y = Math.round(top - location.lat * scale);
  const isInside = x >= 0 && y >= 0 && x <= outlineSize && y <= outlineSize;
  return isInside ? { path, x, y } : undefined;
}
