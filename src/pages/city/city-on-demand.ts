import { latePart } from '../../components/ui/late-part.ts';

/** The head and the many links below the list: late parts in one file. */
export const loadCityParts = () => import('./city-extras.tsx');

export const CityHead = latePart(loadCityParts, (module) => module.CityHead);
export const CityPortrait = latePart(loadCityParts, (module) => module.CityPortrait);
export const CityMore = latePart(loadCityParts, (module) => module.CityMore);
