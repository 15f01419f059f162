import type { FilterId } from '../pharmacy/filters.ts';
import { type ChosenFilter, chosenFilters, idsChosen } from './chosen-filter.ts';
import type { DirectoryQuery } from './directory-query.ts';

/** A restriction of a query that a visitor can take off. */
export type Restriction =
  | { readonly kind: 'filter'; readonly id: FilterId }
  | { readonly kind: 'brand'; readonly name: string }
  | { readonly kind: 'within'; readonly miles: number }
  | { readonly kind: 'open' };

/** One restriction of a query, and the query without it. */
export interface SetFilter {
  /** Tells it from the others of the query. */
  readonly key: string;
  readonly filter: Restriction;
  readonly without: DirectoryQuery;
}

/** Lists a query’s restrictions, filters first, each with the query without it, from page one. */
export function setFilters(query: DirectoryQuery): readonly SetFilter[] {
  const first: DirectoryQuery = { ...query, page: 1 };
  const { filters, brand, within, open } = query;
  const set = (key: string, filter: Restriction, less: Partial<DirectoryQuery>): SetFilter => ({
    key,
    filter,
    without: { ...first, ...less },
  });
  return [
    ...[...new Set(filters.map(({ id }) => id))].map((id) =>
      set(id, { kind: 'filter', id }, { filters: filters.filter((other) => other.id !== id) }),
    ),
    ...(brand === undefined ? [] : [set('brand', { kind: 'brand', name: brand }, { brand: undefined })]),
    ...(within === undefined
      ? []
      : [set('within', { kind: 'within', miles: within }, { within: undefined })]),
    ...(open ? [set('open', { kind: 'open' }, { open: false })] : []),
  ];
}

/** The query without any restriction, from its first page on. */
export const withoutFilters = (query: DirectoryQuery): DirectoryQuery => ({
  ...query,
  filters: [],
  brand: undefined,
  within: undefined,
  open: false,
  page: 1,
});

/** Adds a restriction, or takes it off where it is set. A chain or a distance is only taken off. */
export function toggleFilter(query: DirectoryQuery, filter: Restriction): DirectoryQuery {
  const first: DirectoryQuery = { ...query, page: 1 };
  switch (filter.kind) {
    case 'filter':
      return { ...first, filters: toggled(query.filters, filter.id) };
    case 'brand':
      return { ...first, brand: undefined };
    case 'within':
      return { ...first, within: undefined };
    case 'open':
      return { ...first, open: !query.open };
  }
}

/** The filters with one more, or without it where it is among them, whichever parameter asked for it. */
const toggled = (filters: readonly ChosenFilter[], id: FilterId): readonly ChosenFilter[] =>
  filters.some((chosen) => chosen.id === id)
    ? filters.filter((chosen) => chosen.id !== id)
    : chosenFilters({
        type: idsChosen(filters, 'type'),
        service: idsChosen(filters, 'service'),
        has: [...idsChosen(filters, 'has'), id],
      });
