import { cityLabel } from '../domain/city.ts';
import type { CityDataset } from '../domain/dataset.ts';
import { listIndexability } from '../domain/indexability.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import { usState } from '../domain/us-state.ts';
import { callFirst, pharmacies, titled } from './head-words.ts';

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
