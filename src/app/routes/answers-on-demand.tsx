import { onDemand } from '../../components/ui/on-demand.ts';

const notFound = () => import('./not-found.tsx');
const places = () => import('../../pages/search/answers/place-answers.tsx');

export const UnresolvedSearch = onDemand(notFound, (module) => module.UnresolvedSearch);
export const UnknownPath = onDemand(notFound, (module) => module.UnknownPath);
export const NamesSearch = onDemand(
  () => import('../../pages/search/answers/names-search.tsx'),
  (module) => module.NamesSearch,
);
export const StateSearch = onDemand(
  () => import('./state-search.tsx'),
  (module) => module.StateSearch,
);
export const UnlistedSearch = onDemand(places, (module) => module.UnlistedSearch);
export const AreaSearch = onDemand(places, (module) => module.AreaSearch);
