import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import { listingHead } from '../shared/listing-head.ts';

export function cityHead(dataset: CityDataset): PageHead {
  const { city } = dataset;
  const pharmacies = dataset.pharmacies.length;
  return listingHead(
    cityMessages.headTitle({ city: cityLabel(city), pharmacies }),
    [cityMessages.head({ pharmacies, city: city.name, state: usState(city.state).name })],
    listIndexability(pharmacies),
  );
}
