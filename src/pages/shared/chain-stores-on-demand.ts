import { onDemand } from '../../components/ui/on-demand.ts';

/** Few searches are for a chain that has stores of which nobody knows whether they have a pharmacy. */
export const ChainStores = onDemand(
  () => import('./chain-stores.tsx'),
  (module) => module.ChainStores,
);
