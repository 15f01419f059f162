import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { hasService, hasType } from '../pharmacy/pharmacy-match.ts';
import { hasTrait, type Trait, traits } from '../pharmacy/pharmacy-trait.ts';
import { type PharmacyType, pharmacyTypes, type Service, services } from '../pharmacy/taxonomy.ts';
import { type DirectoryQuery, matchDirectoryQuery, type Situation } from './directory-query.ts';

/** How many results each choice would leave, the other filters being as they are. */
export interface FacetCounts {
  readonly types: ReadonlyMap<PharmacyType, number>;
  readonly services: ReadonlyMap<Service, number>;
  readonly traits: ReadonlyMap<Trait, number>;
}

/** Counts for the choices of a filter form. A type or service would take the place of the one chosen; a trait would be added. */
export function facetCounts(
  pharmacies: readonly Pharmacy[],
  query: DirectoryQuery,
  situation: Situation,
): FacetCounts {
  const matching = (changed: Partial<DirectoryQuery>): readonly Pharmacy[] =>
    matchDirectoryQuery(pharmacies, { ...query, sort: 'distance', ...changed }, situation).map(
      ({ pharmacy }) => pharmacy,
    );
  const all = matching({});
  const anyType = query.type === undefined ? all : matching({ type: undefined });
  const anyService = query.service === undefined ? all : matching({ service: undefined });
  return {
    types: countEach(pharmacyTypes, anyType, hasType),
    services: countEach(services, anyService, hasService),
    traits: countEach(traits, all, hasTrait),
  };
}

const countEach = <Choice>(
  choices: readonly Choice[],
  pool: readonly Pharmacy[],
  holds: (pharmacy: Pharmacy, choice: Choice) => boolean,
): ReadonlyMap<Choice, number> =>
  new Map(choices.map((choice) => [choice, pool.filter((pharmacy) => holds(pharmacy, choice)).length]));

/** One filter of a query, and the query without it. */
export interface SetFilter {
  readonly filter:
    | { readonly kind: 'type'; readonly value: PharmacyType }
    | { readonly kind: 'service'; readonly value: Service }
    | { readonly kind: 'trait'; readonly value: Trait }
    | { readonly kind: 'within'; readonly value: number }
    | { readonly kind: 'open' };
  readonly without: DirectoryQuery;
}

/** The filters that a query sets, in the order of its form; each leads back to the first page. */
export function setFilters(query: DirectoryQuery): readonly SetFilter[] {
  const first: DirectoryQuery = { ...query, page: 1 };
  const { type, service, has = [], within, open } = query;
  return [
    ...(type === undefined
      ? []
      : [{ filter: { kind: 'type', value: type } as const, without: { ...first, type: undefined } }]),
    ...(service === undefined
      ? []
      : [
          { filter: { kind: 'service', value: service } as const, without: { ...first, service: undefined } },
        ]),
    ...has.map((trait) => {
      const others = has.filter((other) => other !== trait);
      return {
        filter: { kind: 'trait', value: trait } as const,
        without: { ...first, has: others.length === 0 ? undefined : others },
      };
    }),
    ...(within === undefined
      ? []
      : [{ filter: { kind: 'within', value: within } as const, without: { ...first, within: undefined } }]),
    ...(open ? [{ filter: { kind: 'open' } as const, without: { ...first, open: false } }] : []),
  ];
}

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
