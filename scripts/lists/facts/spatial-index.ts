import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { distanceMiles, earthRadiusMiles, type LatLng } from '../../../src/domain/places/geo.ts';

const kilometresPerMile = 1.609344;

// Covers the difference between two formulas for distances.
const toleranceMiles = 1e-6;

const leafSize = 8;

/** Finds the items around a point, the nearest first. Distances are statute miles. */
export interface SpatialIndex<Item> {
  readonly within: (point: LatLng, miles: number) => readonly Item[];
  /** Returns the items within `miles` and some farther ones, unordered. */
  readonly roughly: (point: LatLng, miles: number) => readonly Item[];
  readonly nearest: (point: LatLng, most: number, miles: number) => readonly Item[];
}

export function spatialIndex<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => LatLng,
): SpatialIndex<Item> {
  const index = new KDBush(items.length, leafSize);
  for (const item of items) {
    const { lat, lng } = placeOf(item);
    index.add(lng, lat);
  }
  index.finish();
  const itemsOf = (ids: readonly number[]): readonly Item[] =>
    ids.flatMap((id) => {
      const item = items[id];
      // Wrapped in an array: an item may be a tuple, and flatMap would flatten it.
      return item === undefined ? [] : [item];
    });
  const roughly = (point: LatLng, miles: number): readonly Item[] =>
    items.length === 0
      ? []
      : boxesAround(point, miles).flatMap(({ west, south, east, north }) =>
          itemsOf(index.range(west, south, east, north)),
        );
  return {
    within: (point, miles) =>
      roughly(point, miles)
        .map((item) => ({ item, away: distanceMiles(point, placeOf(item)) }))
        .filter(({ away }) => away <= miles)
        .sort((a, b) => a.away - b.away)
        .map(({ item }) => item),
    roughly,
    nearest: ({ lat, lng }, most, miles) =>
      items.length === 0
        ? []
        : itemsOf(around(index, lng, lat, most, (miles + toleranceMiles) * kilometresPerMile)),
  };
}

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function boxesAround({ lat, lng }: LatLng, miles: number): readonly Box[] {
  const angle = (miles + toleranceMiles) / earthRadiusMiles;
  const up = degrees(angle) + toleranceMiles;
  const [south, north] = [lat - up, lat + up];
  // A circle with a pole in it lies on all meridians.
  if (south <= -90 || north >= 90) return [{ west: -180, south, east: 180, north }];
  const across =
    degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos((lat * Math.PI) / 180)))) + toleranceMiles;
  const [west, east] = [lng - across, lng + across];
  return [
    { west, south, east, north },
    ...(west < -180 ? [{ west: west + 360, south, east: 180, north }] : []),
    ...(east > 180 ? [{ west: -180, south, east: east - 360, north }] : []),
  ];
}

const degrees = (angle: number): number => (angle * 180) / Math.PI;
