import type { FilterId } from '../pharmacy/filters.ts';
import { countPassing } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { DirectoryQuery } from './directory-query.ts';
import { type Restriction, restrictionsOf } from './set-filters.ts';

/** What a list offers beside “open now” in one tap, the most asked for first. */
const quickIds: readonly FilterId[] = [
  '24-hour',
  'drive-through',
  'delivery',
  'compounding',
  'open-sunday',
  'open-late',
  'flu-shots',
  'pet-medications',
  'specialty',
  'spanish-speaking',
  'wheelchair-accessible',
];

/** A restriction that one tap sets or takes off. */
export interface QuickFilter {
  readonly filter: Restriction;
  readonly chosen: boolean;
  /** How many of the list would be left; of a chosen one it says nothing. */
  readonly count: number;
}

/**
 * Lists what narrows a list in one tap, besides “open now”: what is set and not among the usual ones, then
 * these. One that none or all of the query's pharmacies, `matching`, pass is left out unless it is set.
 */
export function quickFilters(matching: readonly Pharmacy[], query: DirectoryQuery): readonly QuickFilter[] {
  const chosen = (filter: Restriction): QuickFilter => ({ filter, chosen: true, count: matching.length });
  const isUsual = (filter: Restriction): boolean => quickIds.some((id) => id === filter);
  return [
    ...restrictionsOf(query)
      .filter((filter) => filter !== 'open' && !isUsual(filter))
      .map(chosen),
    ...quickIds.flatMap((filter): readonly QuickFilter[] => {
      if (query.filters.includes(filter)) return [chosen(filter)];
      const count = countPassing(matching, filter);
      return count === 0 || count === matching.length ? [] : [{ filter, chosen: false, count }];
    }),
  ];
}
