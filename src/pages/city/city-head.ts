import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import { describePage, type PageHead } from '../../domain/site/page-head.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import * as headsMessages from '../../messages/generated/heads.ts';
import { titled } from '../shared/titled.ts';

export function cityHead(dataset: CityDataset): PageHead {
  const { city } = dataset;
  return {
    title: titled(cityMessages.headTitle({ city: cityLabel(city), pharmacies: dataset.pharmacies.length })),
    description: describePage([
      cityMessages.head({
        pharmacies: dataset.pharmacies.length,
        city: city.name,
        state: usState(city.state).name,
      }),
      headsMessages.listed,
    ]),
    indexability: listIndexability(dataset.pharmacies.length),
  };
}
