import { queryOptions } from '@tanstack/react-query';
import type { NearestWanted } from '../../domain/list/near-area.ts';
import type { LatLng } from '../../domain/places/geo.ts';

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
