import { cityLabel } from '../domain/city.ts';
import type { CityDataset } from '../domain/dataset.ts';
import { listIndexability } from '../domain/indexability.ts';
import { listSpan } from '../domain/list-page.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import { usState } from '../domain/us-state.ts';
import { callFirst, titled } from './head-words.ts';
import { listPageWords } from './list-page-words.ts';

/** The positions of a page's pharmacies in the whole list, from 1. */
export function shownSpan(dataset: CityDataset, page: number) {
  const { start, end } = listSpan(dataset, page);
  return { first: start + 1, last: end, total: dataset.pharmacies.length };
}

export function listPageHead(dataset: CityDataset, page: number): PageHead {
  const { city } = dataset;
  const span = shownSpan(dataset, page);
  return {
    title: titled(listPageWords.title(cityLabel(city), span)),
    description: describePage([listPageWords.head(city.name, usState(city.state).name, span), callFirst]),
    indexability: listIndexability(span.last - span.first + 1),
  };
}
