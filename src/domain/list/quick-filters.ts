import type { FilterId } from '../pharmacy/filters.ts';
import { countPassing } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { DirectoryQuery } from './directory-query.ts';
import { type Restriction, setFilters } from './set-filters.ts';

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
  /** Tells it from the others of the list. */
  readonly key: string;
  readonly filter: Restriction;
  readonly chosen: boolean;
  /** How many of the list would be left; of a chosen one it says nothing. */
  readonly count: number;
}

/**
 * What narrows a list in one tap, besides “open now”: first what is set and not among the usual ones, then these, each in its own place
 * whether it is set or not. One that no pharmacy left is known to pass, or that all of them pass, would change nothing for the better and is left out.
 * `matching` are the pharmacies of the query.
 */
export function quickFilters(matching: readonly Pharmacy[], query: DirectoryQuery): readonly QuickFilter[] {
  const set = setFilters(query)
    .filter(({ filter }) => filter.kind !== 'open')
    .map(({ key, filter }) => ({ key, filter, chosen: true, count: matching.length }));
  return [
    ...set.filter(({ filter }) => filter.kind !== 'filter' || !quickIds.includes(filter.id)),
    ...quickIds.flatMap((id): readonly QuickFilter[] => {
      const own = set.filter(({ key }) => key === id);
      if (own.length > 0) return own;
      const count = countPassing(matching, id);
      if (count === 0 || count === matching.length) return [];
      return [{ key: id, filter: { kind: 'filter', id }, chosen: false, count }];
    }),
  ];
}
