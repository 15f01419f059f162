import { onDemand } from '../../components/ui/on-demand.ts';

/** Where the facts come from stands last in the page that was sent; its code comes after it, and without a network not at all. */
export const SourceList = onDemand(
  () => import('./source-list.tsx').catch(() => new Promise<never>(() => undefined)),
  (module) => module.SourceList,
);
