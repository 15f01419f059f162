import { onDemand } from '../../components/ui/on-demand.ts';

const answers = () => import('./search-answers.tsx');
const places = () => import('./place-answers.tsx');

export const UnresolvedSearch = onDemand(answers, (module) => module.UnresolvedSearch);
export const UnknownPath = onDemand(answers, (module) => module.UnknownPath);
export const NamesSearch = onDemand(answers, (module) => module.NamesSearch);
export const NamesElsewhere = onDemand(answers, (module) => module.NamesElsewhere);
export const StateSearch = onDemand(places, (module) => module.StateSearch);
export const UnlistedSearch = onDemand(places, (module) => module.UnlistedSearch);
export const AreaSearch = onDemand(places, (module) => module.AreaSearch);
