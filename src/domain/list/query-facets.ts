import { countBrands } from '../pharmacy/brand.ts';
import { type FilterId, filters } from '../pharmacy/filters.ts';
import { countPassing } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { memoize } from '../text/memoize.ts';
import { type DirectoryQuery, matchDirectoryQuery, type Situation } from './directory-query.ts';
import { restrictionsOf, toggleFilter } from './set-filters.ts';

const facetGroups = ['hours', 'access', 'service', 'type'] as const;
type FacetGroup = (typeof facetGroups)[number];

type Registered = (typeof filters)[number];

function groupOf({ kind, field }: Registered): FacetGroup {
  if (field === 'hours') return 'hours';
  // Delivery and drive-through are ways to get a medicine, though delivery is a type.
  return kind === 'modifier' || (field === 'services' && kind === 'type') ? 'access' : kind;
}

const answerable = memoize((pharmacies: readonly Pharmacy[]): readonly Registered[] =>
  filters.filter((filter) => {
    const passing = filter.id === 'near-me' ? 0 : countPassing(pharmacies, filter.id);
    return passing > 0 && passing < pharmacies.length;
  }),
);

/** Counts a query's results by filter, in groups, and by chain (as if the query named no chain). */
export function queryFacets(pharmacies: readonly Pharmacy[], query: DirectoryQuery, situation: Situation) {
  const matching = (asked: DirectoryQuery): readonly Pharmacy[] =>
    matchDirectoryQuery(pharmacies, { ...asked, sort: 'distance' }, situation).map(
      ({ pharmacy }) => pharmacy,
    );
  const matches = matching(query);
  const isChosen = (id: FilterId): boolean => query.filters.includes(id);
  const offered = filters.filter((filter) => isChosen(filter.id) || answerable(pharmacies).includes(filter));
  const inGroup = (group: FacetGroup) =>
    offered
      .filter((filter) => groupOf(filter) === group)
      .map(({ id }) => ({ id, chosen: isChosen(id), count: countPassing(matches, id) }));
  const brands = countBrands(pharmacies);
  const anyBrand = query.brand === undefined ? matches : matching({ ...query, brand: undefined });
  const ofBrand = new Map(countBrands(anyBrand).map(({ name, count }) => [name, count]));
  return {
    groups: facetGroups.map((group) => ({ group, facets: inGroup(group) })),
    brands:
      query.brand !== undefined || brands.some(({ count }) => count < pharmacies.length)
        ? brands.map(({ name }) => ({ name, count: ofBrand.get(name) ?? 0 }))
        : [],
  };
}

/** Drops each restriction of a query in turn, and returns the queries with results, most results first. */
export const relaxations = (pharmacies: readonly Pharmacy[], query: DirectoryQuery, situation: Situation) =>
  restrictionsOf(query)
    .map((filter) => ({ filter, without: toggleFilter(query, filter) }))
    .map((each) => ({ ...each, count: matchDirectoryQuery(pharmacies, each.without, situation).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
