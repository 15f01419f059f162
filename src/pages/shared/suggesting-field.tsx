import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  countryQuery,
  gazetteerPartQuery,
  gazetteerQuery,
  nameSources,
} from '../../features/data-access/queries.ts';
import type { SuggestingFieldProps } from '../../features/directory-search/place-finder.tsx';
import { SearchCombobox } from '../../features/directory-search/search-combobox.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';

/** The search input with suggestions from this site's own lists. Loaded when a visitor turns to a search box. */
export function SuggestingField(props: SuggestingFieldProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const sources = useMemo(
    () => ({
      gazetteer: () => client.ensureQueryData(gazetteerQuery()),
      places: (letter: string) => client.ensureQueryData(gazetteerPartQuery(letter)),
      ...nameSources(client),
      country: () => client.ensureQueryData(countryQuery()),
    }),
    [client],
  );
  const { location } = useVisitorLocation();
  return <SearchCombobox {...props} sources={sources} near={location ?? undefined} onChoose={navigate} />;
}
