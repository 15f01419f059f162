import type { FilterId } from '../pharmacy/filters.ts';
import { countPassing } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { DirectoryQuery } from './directory-query.ts';
import { type Restriction, restrictionsOf } from './set-filters.ts';

const quickFiltersMostRequestedFirst: readonly FilterId[] = [
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
  readonly count: number;
}

/** Returns filters for the buttons above a list, with how many of the query's results (`matching`) pass. */
export function quickFilters(matching: readonly Pharmacy[], query: DirectoryQuery): readonly QuickFilter[] {
  const set = restrictionsOf(query).filter((filter) => filter !== 'open');
  const usual = quickFiltersMostRequestedFirst
    .map((filter) => ({ filter, count: countPassing(matching, filter) }))
    .filter(({ filter, count }) => set.includes(filter) || (count > 0 && count < matching.length));
  const others = set.filter((filter) => !quickFiltersMostRequestedFirst.some((id) => id === filter));
  return [...others.map((filter) => ({ filter, count: matching.length })), ...usual];
}
