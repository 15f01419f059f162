import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { farthestMiles, type Result, rankByDistance } from '../../../src/domain/search/directory-query.ts';

const kilometresPerMile = 1.609344;

/** Slack for what two ways of measuring a distance differ by, statute miles. */
const rounding = 1e-6;

/** Finds what lies around a point without measuring to everything there is. */
export interface SpatialIndex<Item> {
  /** What lies within so many statute miles of a point, nearest first. */
  readonly within: (point: LatLng, miles: number) => readonly Item[];
  /** The nearest to a point, at most `most` within so many statute miles, nearest first. */
  readonly nearest: (point: LatLng, most: number, miles: number) => readonly Item[];
}

/** Indexes items by their places. */
export function spatialIndex<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => LatLng,
): SpatialIndex<Item> {
  const index = new KDBush(items.length);
  for (const item of items) {
    const { lat, lng } = placeOf(item);
    index.add(lng, lat);
  }
  index.finish();
  const nearest = ({ lat, lng }: LatLng, most: number, miles: number): readonly Item[] =>
    items.length === 0
      ? []
      : around(index, lng, lat, most, (miles + rounding) * kilometresPerMile).flatMap((id) => {
          const item = items[id];
          return item === undefined ? [] : [item];
        });
  return {
    within: (point, miles) =>
      nearest(point, Number.POSITIVE_INFINITY, miles).filter(
        (item) => distanceMiles(point, placeOf(item)) <= miles,
      ),
    nearest,
  };
}

export type PharmacyIndex = SpatialIndex<Pharmacy>;

/** Indexes pharmacies by their coordinates. */
export const indexPharmacies = (pharmacies: readonly Pharmacy[]): PharmacyIndex =>
  spatialIndex(pharmacies, ({ location }) => location);

/** The `count` nearest to a pharmacy in the order of lists, without itself, that are surely within so many statute miles. */
export function nearestTo(
  { id, location }: Pick<Pharmacy, 'id' | 'location'>,
  index: PharmacyIndex,
  { count, miles }: { readonly count: number; readonly miles: number },
): readonly Result[] {
  // By their coordinates first; who lies farther than the last found surely does cannot come before it.
  for (let asked = 2 * count; ; asked *= 2) {
    const around = index.nearest(location, asked + 1, miles);
    const found = rankByDistance(
      around.filter((other) => other.id !== id),
      location,
    )
      .filter((result) => farthestMiles(result) <= miles)
      .slice(0, count);
    const last = found[count - 1];
    const seen = around.at(-1);
    if (seen === undefined || around.length <= asked) return found;
    if (last !== undefined && distanceMiles(location, seen.location) > farthestMiles(last)) return found;
  }
}
