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
  /** How many of the list would be left; for one that is set, how many are. */
  readonly count: number;
}

/**
 * Lists what narrows a list in one tap, besides “open now”: what is set and not among the usual ones, then
 * these. One that none or all of the query's pharmacies, `matching`, pass is left out unless it is set.
 */
export function quickFilters(matching: readonly Pharmacy[], query: DirectoryQuery): readonly QuickFilter[] {
  const set = restrictionsOf(query).filter((filter) => filter !== 'open');
  const usual = quickIds
    .map((filter) => ({ filter, count: countPassing(matching, filter) }))
    .filter(({ filter, count }) => set.includes(filter) || (count > 0 && count < matching.length));
  const others = set.filter((filter) => !quickIds.some((id) => id === filter));
  return [...others.map((filter) => ({ filter, count: matching.length })), ...usual];
}
