import { onDemand } from '../../components/ui/on-demand.ts';

const places = () => import('../../pages/search/answers/place-answers.tsx');

export const NotFoundScreen = onDemand(
  () => import('../../pages/not-found/not-found-screen.tsx'),
  (module) => module.NotFoundScreen,
);
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
