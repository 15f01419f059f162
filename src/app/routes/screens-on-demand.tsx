import { onDemand } from '../../components/ui/on-demand.ts';

const search = () => import('./search.tsx');
const answers = () => import('./search-answers.tsx');

export const PlaceSearch = onDemand(search, (module) => module.PlaceSearch);
export const SearchRoute = onDemand(search, (module) => module.SearchRoute);
export const UnresolvedSearch = onDemand(answers, (module) => module.UnresolvedSearch);
export const NearRoute = onDemand(
  () => import('./near.tsx'),
  (module) => module.NearRoute,
);
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
