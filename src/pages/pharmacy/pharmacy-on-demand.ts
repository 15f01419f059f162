import { latePart } from '../../components/ui/late-part.ts';

/** The head, and what can be pressed a moment after the rest: late parts in one file. */
export const loadPharmacyParts = () => import('./pharmacy-extras.ts');

export const PharmacyHead = latePart(loadPharmacyParts, (module) => module.PharmacyHead);
export const FactCards = latePart(loadPharmacyParts, (module) => module.FactCards);
export const SourcesLine = latePart(loadPharmacyParts, (module) => module.SourcesLine);
export const WholeWeek = latePart(loadPharmacyParts, (module) => module.WholeWeek);
