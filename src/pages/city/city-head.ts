import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import { callFirst, titled } from '../shared/head-words.ts';
import { cityWords } from './city-words.ts';

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
