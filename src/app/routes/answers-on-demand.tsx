import { onDemand } from '../../components/ui/on-demand.ts';

export const NamesAnswer = onDemand(
  () => import('../../pages/search/names-answer.tsx'),
  (module) => module.NamesAnswer,
);

const regions = () => import('../../pages/search/region-answer.tsx');

export const AreaAnswer = onDemand(regions, (module) => module.AreaAnswer);
export const UnlistedAnswer = onDemand(regions, (module) => module.UnlistedAnswer);
export const StateSearch = onDemand(
  () => import('./state-search.tsx'),
  (module) => module.StateSearch,
);
export const NotFoundScreen = onDemand(
  () => import('../../pages/not-found/not-found-screen.tsx'),
  (module) => module.NotFoundScreen,
);
