import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NearestWanted } from '../../domain/list/near-area.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import { nearestContentQuery, nowhere } from './nearest-query.ts';

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
