import { cityLabel } from '../domain/city.ts';
import type { CityDataset, StateDataset } from '../domain/dataset.ts';
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

export function cityHead(dataset: CityDataset): PageHead {
  const { city } = dataset;
  return {
    title: titled(
      `${cityLabel(city)}: ${pharmacies(dataset.pharmacies.length)} with hours and phone numbers`,
    ),
    description: describePage([
      `${pharmacies(dataset.pharmacies.length)} in ${city.name}, ${usState(city.state).name}, nearest to the center first.`,
      callFirst,
    ]),
    indexability: listIndexability(dataset.pharmacies.length),
  };
}
