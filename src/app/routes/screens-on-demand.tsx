import { onDemand } from '../../components/ui/on-demand.ts';

const search = () => import('./search.tsx');

export const PathPlaceSearch = onDemand(search, (module) => module.PathPlaceSearch);
export const WordsSearch = onDemand(search, (module) => module.WordsSearch);
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
