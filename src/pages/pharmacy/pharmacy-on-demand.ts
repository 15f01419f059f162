import { onDemand } from '../../components/ui/on-demand.ts';

/** The head is in the page that was sent; its code comes after it. Without a network what was sent stays as it is. */
export const PharmacyHead = onDemand(
  () => import('./pharmacy-head.tsx').catch(() => new Promise<never>(() => undefined)),
  (module) => module.PharmacyHead,
);

/** Nothing on it changes with the time: it can be pressed a moment after the rest of the page. */
export const FactCards = onDemand(
  () => import('./fact-cards.tsx').catch(() => new Promise<never>(() => undefined)),
  (module) => module.FactCards,
);

/** As of the cards; it stands beside them. */
export const SourcesLine = onDemand(
  () => import('./sources-line.tsx').catch(() => new Promise<never>(() => undefined)),
  (module) => module.SourcesLine,
);

/** Folded away until it is asked for. */
export const WholeWeek = onDemand(
  () => import('./whole-week.tsx').catch(() => new Promise<never>(() => undefined)),
  (module) => module.WholeWeek,
);
