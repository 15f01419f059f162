import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { listPage, listSpan } from '../../domain/search/list-page.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import * as listPageMessages from '../../messages/generated/listPage.ts';
import { listingHead } from '../shared/listing-head.ts';

/** The positions of a page's pharmacies in the whole list, from 1. */
export function shownSpan(dataset: CityDataset, page: number) {
  const { start, end } = listSpan(dataset, page);
  return { first: start + 1, last: end, total: dataset.pharmacies.length };
}

export function listPageHead(dataset: CityDataset, page: number): PageHead {
  const { city } = dataset;
  const span = shownSpan(dataset, page);
  return listingHead(
    listPageMessages.title({ city: cityLabel(city), ...span }),
    [listPageMessages.head({ city: city.name, state: usState(city.state).name, ...span })],
    listPage(dataset, page),
    listIndexability(span.last - span.first + 1),
  );
}
