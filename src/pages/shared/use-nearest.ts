import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { NearestWanted } from '../../domain/list/near-area.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { nearestQuery } from '../../features/data-access/nearest-queries.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';

/** Stands in for the point of a visitor whose location is not known; nothing is asked for around it. */
const nowhere: LatLng = { lat: 0, lng: 0 };

/** Gives the pharmacies nearest to the visitor that fit and, until they are known, what stands in the way. */
export function useNearest(wanted: NearestWanted) {
  const { location, basis } = useVisitorLocation();
  const { data, isError, isFetching, refetch } = useQuery({
    ...nearestContentQuery(location ?? nowhere, wanted),
    placeholderData: keepPreviousData,
    enabled: location !== null,
  });
  const nearest = location === null ? undefined : data;
  const missing = location === null ? 'location' : isError ? 'list' : 'answer';
  return {
    basis,
    nearest,
    loading: isFetching,
    missing: nearest === undefined ? missing : null,
    retry: () => void refetch(),
  } as const;
}

/** Loads the pharmacies nearest to a point with the code that shows them: both come once a point is known. */
const nearestContentQuery = (point: LatLng, wanted: NearestWanted) =>
  queryOptions({
    queryKey: ['content', ...nearestQuery(point, wanted).queryKey],
    queryFn: async ({ client }) => {
      const { findNearest, NearContent } = await import('./near-content.tsx');
      return { ...(await findNearest(client, point, wanted)), NearContent };
    },
  });
