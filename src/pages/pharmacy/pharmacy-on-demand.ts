import { latePart } from '../../components/ui/late-part.ts';

const head = () => import('./pharmacy-head.tsx');
const facts = () => import('./fact-cards.tsx');
const sources = () => import('./sources-line.tsx');
const week = () => import('./whole-week.tsx');

/** Loads all that a pharmacy's page has late. */
export const loadPharmacyParts = () => Promise.all([head(), facts(), sources(), week()]);

export const PharmacyHead = latePart(head, (module) => module.PharmacyHead);

/** Nothing on it changes with the time: it can be pressed a moment after the rest of the page. */
export const FactCards = latePart(facts, (module) => module.FactCards);

/** As of the cards; it stands beside them. */
export const SourcesLine = latePart(sources, (module) => module.SourcesLine);

/** Folded away until it is asked for. */
export const WholeWeek = latePart(week, (module) => module.WholeWeek);
