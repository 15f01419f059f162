import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countryQuery, gazetteerQuery, namesQuery } from '../../features/data-access/queries-on-demand.ts';
import { PlaceFinder } from '../../features/directory-search/place-finder.tsx';

interface FinderProps {
  readonly text?: string;
  readonly base?: string | undefined;
}

/** The search box over this site's own lists. */
export function Finder(props: FinderProps) {
  const client = useQueryClient();
  const sources = useMemo(
    () => ({
      gazetteer: () => client.ensureQueryData(gazetteerQuery()),
      names: () => client.ensureQueryData(namesQuery()),
      country: () => client.ensureQueryData(countryQuery()),
    }),
    [client],
  );
  return <PlaceFinder {...props} sources={sources} />;
}
