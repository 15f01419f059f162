import { onDemand } from '../../components/ui/on-demand.ts';

const answers = () => import('./search-answers.tsx');

export const UnresolvedSearch = onDemand(answers, (module) => module.UnresolvedSearch);
export const UnknownPath = onDemand(answers, (module) => module.UnknownPath);
export const NamesSearch = onDemand(answers, (module) => module.NamesSearch);
export const NamesElsewhere = onDemand(answers, (module) => module.NamesElsewhere);
export const StateSearch = onDemand(answers, (module) => module.StateSearch);
export const UnlistedSearch = onDemand(answers, (module) => module.UnlistedSearch);
export const AreaSearch = onDemand(answers, (module) => module.AreaSearch);
