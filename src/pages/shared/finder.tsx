import type { ComponentProps } from 'react';
import { PlaceFinder } from '../../features/directory-search/place-finder.tsx';

const loadSuggesting = async () => (await import('./suggesting-field.tsx')).SuggestingField;

/** Shows the search box for this site's own lists. */
export const Finder = (props: Omit<ComponentProps<typeof PlaceFinder>, 'loadSuggesting'>) => (
  <PlaceFinder {...props} loadSuggesting={loadSuggesting} />
);
