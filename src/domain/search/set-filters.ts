import type { ChosenFilter } from './chosen-filter.ts';
import type { DirectoryQuery } from './directory-query.ts';

/** A restriction of a query that a visitor can take off. */
export type Restriction =
  | ChosenFilter
  | { readonly parameter: 'brand'; readonly name: string }
  | { readonly parameter: 'within'; readonly miles: number }
  | { readonly parameter: 'open' };

/** One restriction of a query, and the query without it. */
export interface SetFilter {
  /** Tells it from the others of the query. */
  readonly key: string;
  readonly filter: Restriction;
  readonly without: DirectoryQuery;
}

/** The restrictions of a query, in the order of its form; each leads back to the first page. */
export function setFilters(query: DirectoryQuery): readonly SetFilter[] {
  const first: DirectoryQuery = { ...query, page: 1 };
  const { filters, brand, within, open } = query;
  return [
    ...filters.map((filter) => ({
      key: `${filter.parameter}=${filter.id}`,
      filter,
      without: { ...first, filters: filters.filter((other) => other !== filter) },
    })),
    ...(brand === undefined
      ? []
      : [
          {
            key: 'brand',
            filter: { parameter: 'brand', name: brand } as const,
            without: { ...first, brand: undefined },
          },
        ]),
    ...(within === undefined
      ? []
      : [
          {
            key: 'within',
            filter: { parameter: 'within', miles: within } as const,
            without: { ...first, within: undefined },
          },
        ]),
    ...(open
      ? [{ key: 'open', filter: { parameter: 'open' } as const, without: { ...first, open: false } }]
      : []),
  ];
}
