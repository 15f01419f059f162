import { queryOptions } from '@tanstack/react-query';
import type { LatLng } from '../../domain/places/geo.ts';

/** Stands in for the point of a visitor whose location is not known; nothing is asked for around it. */
export const nowhere: LatLng = { lat: 0, lng: 0 };

/** What lies nearest to a point, with the code that shows it: both come once a point is known. */
export const nearestQuery = ({ lat, lng }: LatLng) =>
  queryOptions({
    queryKey: ['nearest', String(lat), String(lng)],
    queryFn: async ({ client }) => {
      const { findNearest, NearContent } = await import('./near-content.tsx');
      return { ...(await findNearest(client, { lat, lng })), NearContent };
    },
  });
