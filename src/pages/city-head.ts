import { cityLabel } from '../domain/city.ts';
import type { CityDataset } from '../domain/dataset.ts';
import { listIndexability } from '../domain/indexability.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import { usState } from '../domain/us-state.ts';
import { cityWords } from './city-words.ts';
import { callFirst, titled } from './head-words.ts';

export function cityHead(dataset: CityDataset): PageHead {
  const { city } = dataset;
  return {
    title: titled(cityWords.headTitle(cityLabel(city), dataset.pharmacies.length)),
    description: describePage([
      cityWords.head(dataset.pharmacies.length, city.name, usState(city.state).name),
      callFirst,
    ]),
    indexability: listIndexability(dataset.pharmacies.length),
  };
}
