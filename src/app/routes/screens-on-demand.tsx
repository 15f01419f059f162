import { onDemand } from '../../components/ui/on-demand.ts';

const search = () => import('./search.tsx');

export const PathPlaceSearch = onDemand(search, (module) => module.PathPlaceSearch);
export const WordsSearch = onDemand(search, (module) => module.WordsSearch);
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
export const NearScreen = onDemand(
  () => import('../../pages/near/near-screen.tsx'),
  (module) => module.NearScreen,
);
export const StatePage = onDemand(
  () => import('../../pages/state/state-screen.tsx'),
  (module) => module.StatePage,
);

const brand = () => import('../../pages/brand/brand-screen.tsx');

export const BrandScreen = onDemand(brand, (module) => module.BrandScreen);
export const BrandStateScreen = onDemand(brand, (module) => module.BrandStateScreen);
export const BrandCityScreen = onDemand(
  () => import('../../pages/brand/brand-city-screen.tsx'),
  (module) => module.BrandCityScreen,
);
