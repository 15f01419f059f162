import { cityLabel } from '../domain/city.ts';
import type { CityDataset } from '../domain/dataset.ts';
import { listIndexability } from '../domain/indexability.ts';
import { listPages } from '../domain/list-pages.ts';
import { describePage, type PageHead } from '../domain/page-head.ts';
import { usState } from '../domain/us-state.ts';
import { callFirst, titled } from './head-words.ts';
import { listPageWords } from './list-page-words.ts';

/** The positions of a page's pharmacies in the whole list, from 1. */
export interface ListSpan {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** Which part of a city's list a page of it holds. */
export function listSpan(dataset: CityDataset, page: number): ListSpan {
  const pages = listPages(dataset);
  const before = pages.slice(0, page - 1).reduce((sum, { length }) => sum + length, 0);
  return {
    first: before + 1,
    last: before + (pages[page - 1]?.length ?? 0),
    total: dataset.pharmacies.length,
  };
}

export function listPageHead(dataset: CityDataset, page: number): PageHead {
  const { city } = dataset;
  const span = listSpan(dataset, page);
  return {
    title: titled(listPageWords.title(cityLabel(city), span)),
    description: describePage([listPageWords.head(city.name, usState(city.state).name, span), callFirst]),
    indexability: listIndexability(span.last - span.first + 1),
  };
}
