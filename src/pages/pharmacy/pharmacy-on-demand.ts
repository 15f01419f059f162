import { onDemand } from '../../components/ui/on-demand.ts';

/** The head is in the page that was sent; its code comes after it. Without a network what was sent stays as it is. */
export const PharmacyHead = onDemand(
  () => import('./pharmacy-head.tsx').catch(() => new Promise<never>(() => undefined)),
  (module) => module.PharmacyHead,
);
