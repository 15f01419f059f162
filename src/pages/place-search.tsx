import { type ComponentType, createElement, lazy } from 'react';

type Search = typeof import('./search.tsx');

let search: Search | undefined;

/** The pre-renderer renders each page in one go: it loads the search before the first. */
export async function loadSearch(): Promise<void> {
  search = await import('./search.tsx');
}

/**
 * A screen of search.tsx, loaded when an address turns out to need it: most pages are of a place that is known, and need not
 * bring the search along.
 */
function onDemand<Props extends object>(screenOf: (module: Search) => ComponentType<Props>) {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: screenOf(await import('./search.tsx')) }));
  return (props: Props) => {
    if (search === undefined) throw new Error('Call loadSearch before rendering');
    return createElement(screenOf(search), props);
  };
}

export const PlaceSearch = onDemand((module) => module.PlaceSearch);
export const SearchRoute = onDemand((module) => module.SearchRoute);
export const UnresolvedSearch = onDemand((module) => module.UnresolvedSearch);
