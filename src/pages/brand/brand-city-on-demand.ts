import { onDemand } from '../../components/ui/on-demand.ts';

/** The head is in the page that was sent; its code comes after it. */
export const BrandCityHead = onDemand(
  () => import('./brand-city-head.tsx'),
  (module) => module.BrandCityHead,
);
