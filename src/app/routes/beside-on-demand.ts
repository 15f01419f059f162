import { onDemand } from '../../components/ui/on-demand.ts';

/** Few addresses below a city are of no pharmacy that is listed. */
export const BesidePharmacies = onDemand(
  () => import('./beside-pharmacies.tsx'),
  (module) => module.BesidePharmacies,
);
