import { queryOptions } from '@tanstack/react-query';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import type { LatLng } from '../../domain/places/geo.ts';

/** What is looked for around a point. */
export interface NearestWanted {
  /** What each must be known to pass. */
  readonly filters: readonly FilterId[];
  /** The chain that each must belong to, by its name. */
  readonly brand?: string | undefined;
  /** Whether each must be open now. */
  readonly open: boolean;
  /** How many are wanted. */
  readonly count: number;
}

/** Loaded when a point is known: only a visitor who shares a location, or measures from a place, needs it. */
const loadTiles = () => import('./load-nearest.ts');

/**
 * Loads the listings around a point until as many fit as are wanted; null where nothing is listed within reach. The point stands
 * in no address: it picks the tiles around it.
 */
export const nearestQuery = (point: LatLng, { filters, brand, open, count }: NearestWanted) =>
  queryOptions({
    queryKey: [
      'nearest',
      String(point.lat),
      String(point.lng),
      filters.toSorted().join(),
      brand ?? '',
      String(open),
      String(count),
    ],
    queryFn: async ({ client }) =>
      (await loadTiles()).loadNearest(client, point, { filters, brand, open, count }),
  });
