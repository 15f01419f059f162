import type { FilterId } from '../pharmacy/filters.ts';
import type { DirectoryQuery } from './directory-query.ts';

/** A part of a query that a visitor can remove: a filter, chain, distance, or open now. */
export type Restriction = FilterId | 'brand' | 'within' | 'open';

/** Returns a query's restrictions, filters first: `['24-hour', 'brand', 'open']`. */
export const restrictionsOf = (query: DirectoryQuery): readonly Restriction[] => [
  ...query.filters,
  ...(['brand', 'within'] as const).filter((each) => query[each] !== undefined),
  ...(query.open ? ['open' as const] : []),
];

/** Adds a restriction to a query, or removes it if set. A chain or distance can only be removed. */
export function toggleFilter(query: DirectoryQuery, restriction: Restriction): DirectoryQuery {
  const first: DirectoryQuery = { ...query, page: 1 };
  const { filters } = query;
  switch (restriction) {
    case 'brand':
      return { ...first, brand: undefined };
    case 'within':
      return { ...first, within: undefined };
    case 'open':
      return { ...first, open: !query.open };
    default:
      return {
        ...first,
        filters: filters.includes(restriction)
          ? filters.filter((id) => id !== restriction)
          : [...filters, restriction],
      };
  }
}

/** Removes a query's filters, chain, distance and open now, and sets its page to 1. */
export const withoutFilters = (query: DirectoryQuery): DirectoryQuery => ({
  ...query,
  filters: [],
  brand: undefined,
  within: undefined,
  open: false,
  page: 1,
});
