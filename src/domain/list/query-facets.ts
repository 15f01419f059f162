import { type BrandCount, countBrands } from '../pharmacy/brand.ts';
import { type FilterId, filters } from '../pharmacy/filters.ts';
import { countPassing } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { memoize } from '../text/memoize.ts';
import { type DirectoryQuery, matchDirectoryQuery, type Situation } from './directory-query.ts';
import { type Restriction, restrictionsOf, toggleFilter } from './set-filters.ts';

/** Groups of filters in the order of the form: when, how to get there or pay, what for, which kind. */
export const facetGroups = ['hours', 'access', 'service', 'type'] as const;
export type FacetGroup = (typeof facetGroups)[number];

/** A filter that a list can answer. */
export interface Facet {
  readonly id: FilterId;
  readonly chosen: boolean;
  /** How many results it leaves, the other restrictions being as they are. */
  readonly count: number;
}

/** What a list can be narrowed by, and how many results each choice leaves. */
export interface Facets {
  readonly groups: Readonly<Record<FacetGroup, readonly Facet[]>>;
  /** How many each chain has, the largest first; none where the list is of one kind alone. */
  readonly brands: readonly BrandCount[];
}

type Registered = (typeof filters)[number];

function groupOf({ kind, field }: Registered): FacetGroup {
  if (field === 'hours') return 'hours';
  // Delivery and drive-through are ways of getting a medicine, though one is asked for as a type.
  return kind === 'modifier' || (field === 'services' && kind === 'type') ? 'access' : kind;
}

/** Returns the filters that some of the pharmacies pass and others do not, whatever else is asked. */
const answerable = memoize((pharmacies: readonly Pharmacy[]): readonly Registered[] =>
  filters.filter((filter) => {
    const passing = filter.id === 'near-me' ? 0 : countPassing(pharmacies, filter.id);
    return passing > 0 && passing < pharmacies.length;
  }),
);

/** What a list can be narrowed by from where a query stands. */
export function queryFacets(
  pharmacies: readonly Pharmacy[],
  query: DirectoryQuery,
  situation: Situation,
): Facets {
  const matching = (asked: DirectoryQuery): readonly Pharmacy[] =>
    matchDirectoryQuery(pharmacies, { ...asked, sort: 'distance' }, situation).map(
      ({ pharmacy }) => pharmacy,
    );
  const left = matching(query);
  const isChosen = (id: FilterId): boolean => query.filters.includes(id);
  const offered = filters.filter((filter) => isChosen(filter.id) || answerable(pharmacies).includes(filter));
  const inGroup = (group: FacetGroup): readonly Facet[] =>
    offered
      .filter((filter) => groupOf(filter) === group)
      .map(({ id }) => ({ id, chosen: isChosen(id), count: countPassing(left, id) }));
  const brands = countBrands(pharmacies);
  const anyBrand = query.brand === undefined ? left : matching({ ...query, brand: undefined });
  const ofBrand = new Map(countBrands(anyBrand).map(({ name, count }) => [name, count]));
  return {
    groups: {
      hours: inGroup('hours'),
      access: inGroup('access'),
      service: inGroup('service'),
      type: inGroup('type'),
    },
    brands:
      query.brand !== undefined || brands.some(({ count }) => count < pharmacies.length)
        ? brands.map(({ name }) => ({ name, count: ofBrand.get(name) ?? 0 }))
        : [],
  };
}

/** A restriction, and what the query brings without it. */
interface Relaxation {
  readonly filter: Restriction;
  readonly without: DirectoryQuery;
  readonly count: number;
}

/** For a query without results, counts what taking off one restriction would bring, the most first. */
export const relaxations = (
  pharmacies: readonly Pharmacy[],
  query: DirectoryQuery,
  situation: Situation,
): readonly Relaxation[] =>
  restrictionsOf(query)
    .map((filter) => ({ filter, without: toggleFilter(query, filter) }))
    .map((each) => ({ ...each, count: matchDirectoryQuery(pharmacies, each.without, situation).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
