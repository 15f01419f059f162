import type { StateDataset } from '../domain/dataset.ts';
import { listIndexability } from '../domain/indexability.ts';
import { countOf } from '../domain/landing-words.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import { usState } from '../domain/us-state.ts';
import { callFirst, pharmacies, titled } from './head-words.ts';

export function stateHead({ state, cities, branded }: StateDataset): PageHead {
  const { name } = usState(state);
  const total = cities.reduce((sum, city) => sum + city.count, 0);
  return {
    title: titled(`Pharmacies in ${name} by city`),
    description: describePage(
      cities.length > 0
        ? [`${pharmacies(total)} in ${countOf(cities.length, 'city', 'cities')} of ${name}.`, callFirst]
        : [
            `${name}: ${branded.map((link) => link.name).join(', ')}.`,
            `Pharmacies we list there. ${callFirst}`,
          ],
    ),
    indexability: listIndexability(total + branded.length),
  };
}
