import { onDemand } from '../../components/ui/on-demand.ts';

/** Without a network what was sent stays as it is: the promise of its code is kept open. */
const extras = () => import('./city-extras.tsx').catch(() => new Promise<never>(() => undefined));

/** The head and the many links below the list are in the page that was sent; their code comes after it. */
export const CityHead = onDemand(extras, (module) => module.CityHead);
export const CityPortrait = onDemand(extras, (module) => module.CityPortrait);
export const CityMore = onDemand(extras, (module) => module.CityMore);
