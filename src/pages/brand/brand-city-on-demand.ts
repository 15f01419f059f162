import { latePart } from '../../components/ui/late-part.ts';

export const BrandCityHead = latePart(
  () => import('./brand-city-head.tsx'),
  (module) => module.BrandCityHead,
);
export const ChainStores = latePart(
  () => import('../shared/chain-stores.tsx'),
  (module) => module.ChainStores,
);
