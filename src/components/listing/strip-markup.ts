import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../domain/places/geo.ts';
import { frameAt } from '../../domain/places/map-frame.ts';
import type { MapPlace } from '../../domain/places/map-place.ts';
import type { StatusOf } from '../../domain/search/open-groups.ts';
import { mapMarkup } from './map-markup.ts';

/** The least and the most miles that a small map shows. */
const miles = { least: 1.6, most: 8 } as const;

/** What a small map shows. */
export interface StripContent {
  /** What it is about, a pin without a number in its middle; absent where it is about a place. */
  readonly own?: Pharmacy | undefined;
  readonly middle: LatLng;
  /** The pharmacies around it, in the order in which they are numbered. */
  readonly others: readonly Pharmacy[];
  /** Names on the map (mapPlaces). */
  readonly places: readonly MapPlace[];
}

/** The drawing of a small map: a pharmacy in the middle with those around it that are near enough, or all around a place. */
export function stripMarkup(
  { own, middle, others, places }: StripContent,
  statusOf?: StatusOf | null,
): string {
  const far = others.map(({ location }) => distanceMiles(middle, location)).toSorted((a, b) => a - b);
  // The three nearest are in it, however wide or high it is; around a place, all.
  const farthest = (own === undefined ? undefined : far[2]) ?? far.at(-1) ?? 0;
  const shown = Math.min(miles.most, Math.max(miles.least, farthest * 2.6));
  return mapMarkup(
    { pharmacies: others, firstNumber: 1, origin: { label: '', location: middle }, places, own },
    statusOf ?? null,
    frameAt(middle, shown),
  );
}
