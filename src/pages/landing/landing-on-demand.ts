import { onDemand } from '../../components/ui/on-demand.ts';

/** Without a network what was sent stays as it is: the promise of its code is kept open. */
const extras = () => import('./landing-extras.tsx').catch(() => new Promise<never>(() => undefined));

/**
 * Head, answer, figures and links are in the page that was sent; their code, with seventy kinds of sentences and the index
 * policy, comes after it.
 */
export const LandingHead = onDemand(extras, (module) => module.LandingHead);
export const LandingIntro = onDemand(extras, (module) => module.LandingIntro);
export const LandingMore = onDemand(extras, (module) => module.LandingMore);
