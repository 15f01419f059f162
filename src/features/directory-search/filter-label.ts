import type { DirectoryQuery } from '../../domain/list/directory-query.ts';
import type { Restriction } from '../../domain/list/set-filters.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';

const boxes: Readonly<Partial<Record<FilterId, string>>> = filtersMessages.box;

/** Returns the label of a filter where it can be chosen. */
export const optionLabel = (id: FilterId): string => boxes[id] ?? filtersMessages.label[id];

/** Returns the filters of a query in words: `24-hour · Flu shots · Open now`. */
export const intentLabels = ({ filters, open }: Pick<DirectoryQuery, 'filters' | 'open'>): string =>
  [...filters.map((id) => filtersMessages.label[id]), ...(open ? [filtersMessages.open] : [])].join(' · ');

/** Returns a restriction of a query in words; empty if the query does not have it. */
export function filterLabel(filter: Restriction, { brand = '', within }: DirectoryQuery): string {
  switch (filter) {
    case 'brand':
      return brand;
    case 'within':
      return within === undefined ? '' : filtersMessages.within({ miles: within });
    case 'open':
      return filtersMessages.open;
    default:
      return optionLabel(filter);
  }
}
