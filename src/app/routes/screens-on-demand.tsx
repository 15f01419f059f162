import { type ComponentType, createElement, lazy } from 'react';

const onServer: (() => Promise<void>)[] = [];

/** The pre-renderer renders each page in one go: it loads these screens before the first. */
export async function loadScreens(): Promise<void> {
  await Promise.all(onServer.map((load) => load()));
}

/** A screen that loads when an address turns out to need it, so that the other pages of its route need not bring it along. */
function onDemand<Module, Props extends object>(
  load: () => Promise<Module>,
  screenOf: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: screenOf(await load()) }));
  let screen: ComponentType<Props> | undefined;
  onServer.push(async () => {
    screen = screenOf(await load());
  });
  return (props) => {
    if (screen === undefined) throw new Error('Call loadScreens before rendering');
    return createElement(screen, props);
  };
}

const search = () => import('./search.tsx');
const answers = () => import('./search-answers.tsx');

export const PlaceSearch = onDemand(search, (module) => module.PlaceSearch);
export const SearchRoute = onDemand(search, (module) => module.SearchRoute);
export const UnresolvedSearch = onDemand(answers, (module) => module.UnresolvedSearch);
export const NoticeOfUnused = onDemand(answers, (module) => module.NoticeOfUnused);
export const UnknownPath = onDemand(answers, (module) => module.UnknownPath);
export const NamesSearch = onDemand(answers, (module) => module.NamesSearch);
export const NamesElsewhere = onDemand(answers, (module) => module.NamesElsewhere);
export const StateSearch = onDemand(answers, (module) => module.StateSearch);
export const UnlistedSearch = onDemand(answers, (module) => module.UnlistedSearch);
export const StatePage = onDemand(
  () => import('../../pages/state/state.tsx'),
  (module) => module.StatePage,
);
export const ListPage = onDemand(
  () => import('../../pages/city/list-page.tsx'),
  (module) => module.ListPage,
);
