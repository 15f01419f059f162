import { latePart } from '../../components/ui/late-part.ts';

/** Head, answer, figures and links: late parts in one file, with seventy kinds of sentences and the index policy. */
export const loadLandingParts = () => import('./landing-extras.tsx');

export const LandingHead = latePart(loadLandingParts, (module) => module.LandingHead);
export const LandingIntro = latePart(loadLandingParts, (module) => module.LandingIntro);
export const LandingMore = latePart(loadLandingParts, (module) => module.LandingMore);
