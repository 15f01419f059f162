import { useQuery } from '@tanstack/react-query';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import { nearestQuery, nowhere } from './nearest-query.ts';

/** What lies nearest to the visitor, once their location and that are known, and until then what stands in the way. */
export function useNearest() {
  const { location, basis } = useVisitorLocation();
  const { data, isError, refetch } = useQuery({
    ...nearestQuery(location ?? nowhere),
    enabled: location !== null,
  });
  const nearest = location === null ? undefined : data;
  const missing = location === null ? 'location' : isError ? 'list' : 'answer';
  return {
    basis,
    nearest,
    missing: nearest === undefined ? missing : null,
    retry: () => void refetch(),
  } as const;
}
