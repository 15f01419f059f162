import { onDemand } from '../../components/ui/on-demand.ts';

const search = () => import('../../pages/search/search-screen.tsx');

export const PathPlaceSearch = onDemand(search, (module) => module.PathPlaceSearch);
export const WordsSearch = onDemand(search, (module) => module.WordsSearch);
export const NotFoundScreen = onDemand(
  () => import('../../pages/search/not-found-screen.tsx'),
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
export const BrandScreen = onDemand(
  () => import('../../pages/brand/brand-screen.tsx'),
  (module) => module.BrandScreen,
);
export const BrandCityScreen = onDemand(
  () => import('../../pages/brand/brand-city-screen.tsx'),
  (module) => module.BrandCityScreen,
);
