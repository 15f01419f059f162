import { queryOptions } from '@tanstack/react-query';
import type { LatLng } from '../../domain/places/geo.ts';
import type { Farther } from '../../domain/search/near-area.ts';

const noFarther: Farther = { filters: [], steps: 0 };

/** Loaded when a point is known: only a visitor who shares a location, or measures from a place, needs it. */
const loadTiles = () => import('./near-tiles.ts');

/**
 * What this site lists around a point, over city and state borders; null where nothing is within reach. The point stands in no address: it
 * picks the file of the area that it lies in.
 */
export const nearQuery = (point: LatLng, farther: Farther = noFarther) =>
  queryOptions({
    queryKey: [
      'near',
      String(point.lat),
      String(point.lng),
      ...(farther.steps === 0 ? [] : [String(farther.steps), ...farther.filters]),
    ],
    queryFn: async ({ client }) => (await loadTiles()).loadNearArea(client, point, farther),
  });
