import { lazy } from 'react';

const load = () => import('./search.tsx');

/**
 * The screens of search.tsx, loaded when an address turns out to need them: most pages are of a place that is known, and need
 * not bring the search along. The pre-renderer renders each page in one go, so it has them at hand.
 */
export const { PlaceSearch, SearchRoute, UnresolvedSearch } = import.meta.env.SSR
  ? await load()
  : {
      PlaceSearch: lazy(async () => ({ default: (await load()).PlaceSearch })),
      SearchRoute: lazy(async () => ({ default: (await load()).SearchRoute })),
      UnresolvedSearch: lazy(async () => ({ default: (await load()).UnresolvedSearch })),
    };
