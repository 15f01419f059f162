import type { FilterId } from '../pharmacy/filters.ts';
import { countPassing } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { DirectoryQuery } from './directory-query.ts';
import { type Restriction, restrictionsOf } from './set-filters.ts';

/** Filters that a list offers in one tap beside “open now”, the most requested first. */
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

export interface QuickFilter {
  readonly filter: Restriction;
  /** How many results would be left; if it is set, how many there are. */
  readonly count: number;
}

/**
 * Returns the filters that narrow a list in one tap, besides “open now”. Set restrictions that are not usual
 * filters come first. A usual filter is left out unless it is set or splits `matching`, the query's
 * pharmacies.
 */
export function quickFilters(matching: readonly Pharmacy[], query: DirectoryQuery): readonly QuickFilter[] {
  const set = restrictionsOf(query).filter((filter) => filter !== 'open');
  const usual = quickIds
    .map((filter) => ({ filter, count: countPassing(matching, filter) }))
    .filter(({ filter, count }) => set.includes(filter) || (count > 0 && count < matching.length));
  const others = set.filter((filter) => !quickIds.some((id) => id === filter));
  return [...others.map((filter) => ({ filter, count: matching.length })), ...usual];
}
