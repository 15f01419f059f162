import { queryOptions } from '@tanstack/react-query';
import type { NearestWanted } from '../../domain/list/near-area.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { nearestQuery } from '../../features/data-access/nearest-query.ts';

/** Stands in for the point of a visitor whose location is not known; nothing is asked for around it. */
export const nowhere: LatLng = { lat: 0, lng: 0 };

/** Loads the pharmacies nearest to a point with the code that shows them: both come once a point is known. */
export const nearestContentQuery = (point: LatLng, wanted: NearestWanted) =>
  queryOptions({
    queryKey: ['content', ...nearestQuery(point, wanted).queryKey],
    queryFn: async ({ client }) => {
      const { findNearest, NearContent } = await import('./near-content.tsx');
      return { ...(await findNearest(client, point, wanted)), NearContent };
    },
  });
