import { type BrandCount, countBrands } from '../pharmacy/brand-count.ts';
import { type FilterId, offeredFilters } from '../pharmacy/filters.ts';
import { countPassing } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { type ChosenFilter, type FilterParameter, idsChosen } from './chosen-filter.ts';
import { type DirectoryQuery, matchDirectoryQuery, type Situation } from './directory-query.ts';

/**
 * How many results each choice of a parameter would leave, the other filters being as they are.
 * Choices that would leave none are not offered, but for those in use.
 */
export interface FacetCounts extends Readonly<Record<FilterParameter, ReadonlyMap<FilterId, number>>> {
  /** How many each chain has, the largest first; none where the list is of one kind alone. */
  readonly brands: readonly BrandCount[];
}

/** The choices of a filter form. A type or service would take the place of the one chosen; others would be added. */
export function facetCounts(
  pharmacies: readonly Pharmacy[],
  query: DirectoryQuery,
  situation: Situation,
): FacetCounts {
  const matching = (filters: readonly ChosenFilter[]): readonly Pharmacy[] =>
    matchDirectoryQuery(pharmacies, { ...query, sort: 'distance', filters }, situation).map(
      ({ pharmacy }) => pharmacy,
    );
  const all = matching(query.filters);
  const { brand, ...others } = query;
  const anyBrand =
    brand === undefined
      ? all
      : matchDirectoryQuery(pharmacies, { ...others, sort: 'distance' }, situation).map(
          ({ pharmacy }) => pharmacy,
        );
  const brands = countBrands(anyBrand);
  const withoutOne = (parameter: FilterParameter): readonly Pharmacy[] =>
    idsChosen(query.filters, parameter).length === 0
      ? all
      : matching(query.filters.filter((chosen) => chosen.parameter !== parameter));
  const countEach = (
    parameter: FilterParameter,
    pool: readonly Pharmacy[],
  ): ReadonlyMap<FilterId, number> => {
    const chosen = idsChosen(query.filters, parameter);
    return new Map(
      [...new Set([...offeredFilters[parameter], ...chosen])]
        .map((id) => [id, countPassing(pool, id)] as const)
        .filter(([id, count]) => count > 0 || chosen.includes(id)),
    );
  };
  return {
    type: countEach('type', withoutOne('type')),
    service: countEach('service', withoutOne('service')),
    has: countEach('has', all),
    brands: brand !== undefined || brands.some(({ count }) => count < anyBrand.length) ? brands : [],
  };
}
