import { useNavigate } from 'react-router-dom';
import type { SuggestingFieldProps } from '../../features/directory-search/place-finder.tsx';
import { SearchCombobox } from '../../features/directory-search/search-combobox.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location.ts';

/** Shows the search input with suggestions around the visitor. Loaded when a search box gets the focus. */
export function SuggestingField(props: SuggestingFieldProps) {
  const { location } = useVisitorLocation();
  return <SearchCombobox {...props} near={location ?? undefined} onChoose={useNavigate()} />;
}
