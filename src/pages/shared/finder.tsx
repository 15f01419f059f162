import type { ComponentProps } from 'react';
import { PlaceFinder } from '../../features/directory-search/place-finder.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location.ts';

/** Shows the search box. It suggests pharmacies near the visitor first. */
export const Finder = (props: Omit<ComponentProps<typeof PlaceFinder>, 'near'>) => (
  <PlaceFinder {...props} near={useVisitorLocation().location ?? undefined} />
);
