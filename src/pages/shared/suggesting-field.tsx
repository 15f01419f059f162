import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { countryQuery, gazetteerQuery, namesQuery } from '../../features/data-access/queries-on-demand.ts';
import type { SuggestingFieldProps } from '../../features/directory-search/place-finder.tsx';
import { SearchCombobox } from '../../features/directory-search/search-combobox.tsx';

/** The search input with suggestions from this site's own lists. Loaded when a visitor turns to a search box. */
export function SuggestingField(props: SuggestingFieldProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const sources = useMemo(
    () => ({
      gazetteer: () => client.ensureQueryData(gazetteerQuery()),
      names: () => client.ensureQueryData(namesQuery()),
      country: () => client.ensureQueryData(countryQuery()),
    }),
    [client],
  );
  return <SearchCombobox {...props} sources={sources} onChoose={navigate} />;
}
