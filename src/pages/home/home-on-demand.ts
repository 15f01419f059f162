import { onDemand } from '../../components/ui/on-demand.ts';

const never = (): Promise<never> => new Promise(() => undefined);

/** The map stands in the page that was sent. Its code, which tells who is open, comes where a window is wide enough to show it. */
export const HomeMap = onDemand(
  () =>
    import.meta.env.SSR || window.matchMedia('(width >= 62rem)').matches
      ? import('./home-map.tsx').catch(never)
      : never(),
  (module) => module.HomeMap,
);
