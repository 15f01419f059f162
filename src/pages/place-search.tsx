import { lazy } from 'react';

/**
 * The search for a place, loaded when an address turns out to need it: most pages are of a place that is known, and need not
 * bring the search along. The pre-renderer renders each page in one go, so it has it at hand.
 */
export const PlaceSearch = import.meta.env.SSR
  ? (await import('./search.tsx')).PlaceSearch
  : lazy(async () => ({ default: (await import('./search.tsx')).PlaceSearch }));
