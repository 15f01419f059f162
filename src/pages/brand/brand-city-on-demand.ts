import { onDemand } from '../../components/ui/on-demand.ts';

/** What is in the page that was sent comes after it, and without a network not at all: it stays as it is. */
const late = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch(() => new Promise<never>(() => undefined));

export const BrandCityHead = onDemand(
  () => late(import('./brand-city-head.tsx')),
  (module) => module.BrandCityHead,
);
export const ChainStores = onDemand(
  () => late(import('../shared/chain-stores.tsx')),
  (module) => module.ChainStores,
);
