import { onDemand } from '../../components/ui/on-demand.ts';

const search = () => import('./search.tsx');

export const PlaceSearch = onDemand(search, (module) => module.PlaceSearch);
export const SearchRoute = onDemand(search, (module) => module.SearchRoute);
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
