import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { type DirectoryQuery, matchDirectoryQuery, type Situation } from './directory-query.ts';
import { type SetFilter, setFilters } from './set-filters.ts';

/** For a query without results: the filters whose removal alone would bring some, with how many; the most first. */
export const relaxations = (
  pharmacies: readonly Pharmacy[],
  query: DirectoryQuery,
  situation: Situation,
): readonly (SetFilter & { readonly count: number })[] =>
  setFilters(query)
    .map((set) => ({ ...set, count: matchDirectoryQuery(pharmacies, set.without, situation).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
