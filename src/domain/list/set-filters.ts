import type { FilterId } from '../pharmacy/filters.ts';
import type { DirectoryQuery } from './directory-query.ts';

/** Restrictions that a visitor can remove from a query, one by one. */
export type Restriction = FilterId | 'brand' | 'within' | 'open';

/** Returns a query’s restrictions, filters first. */
export const restrictionsOf = (query: DirectoryQuery): readonly Restriction[] => [
  ...query.filters,
  ...(['brand', 'within'] as const).filter((each) => query[each] !== undefined),
  ...(query.open ? ['open' as const] : []),
];

/** Adds a restriction, or removes it if it is set. A chain or a distance can only be removed. */
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

/** Returns the query without restrictions, from its first page. */
export const withoutFilters = (query: DirectoryQuery): DirectoryQuery => ({
  ...query,
  filters: [],
  brand: undefined,
  within: undefined,
  open: false,
  page: 1,
});
