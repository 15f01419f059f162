import type { DirectoryQuery } from '../../domain/list/directory-query.ts';
import type { Restriction } from '../../domain/list/set-filters.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';

const boxes: Readonly<Partial<Record<FilterId, string>>> = filtersMessages.box;

/** Returns a filter's label on a button or checkbox: `24-hour` → `24 hours`. */
export const filterButtonLabel = (id: FilterId): string => boxes[id] ?? filtersMessages.label[id];

/** Returns a query's filters in words: `24-hour · Flu shots · Open now`. */
export const filtersInWords = ({ filters, open }: Pick<DirectoryQuery, 'filters' | 'open'>): string =>
  [...filters.map((id) => filtersMessages.label[id]), ...(open ? [filtersMessages.open] : [])].join(' · ');

/**
 * Returns a restriction's label, such as `Within 5 miles`. Empty for a chain or distance not in the query.
 */
export function filterLabel(filter: Restriction, { brand = '', within }: DirectoryQuery): string {
  switch (filter) {
    case 'brand':
      return brand;
    case 'within':
      return within === undefined ? '' : filtersMessages.within({ miles: within });
    case 'open':
      return filtersMessages.open;
    default:
      return filterButtonLabel(filter);
  }
}
