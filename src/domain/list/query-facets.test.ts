import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleListings } from '../../../scripts/plan/sample-listings.ts';
import { aCity, anyDirectoryQuery, statusesAt } from '../../../tests/support/domain-fixtures.ts';
import { type FilterId, passes } from '../pharmacy/filters.ts';
import { type DirectoryQuery, emptyDirectoryQuery, runDirectoryQuery } from './directory-query.ts';
import { queryFacets, relaxations } from './query-facets.ts';
import { quickFilters } from './quick-filters.ts';
import { restrictionsOf, toggleFilter, withoutFilters } from './set-filters.ts';

const city = aCity();
const pharmacies = sampleListings(city, false);
const situation = { origin: city.location, statusOf: statusesAt(Date.UTC(2026, 2, 4, 18)) };
const total = (query: DirectoryQuery): number => runDirectoryQuery(pharmacies, query, situation).total;

describe('what a list can be narrowed by', () => {
  it('counts for each filter what choosing it gives, for any query', () => {
    fc.assert(
      fc.property(anyDirectoryQuery, (query) => {
        const facets = queryFacets(pharmacies, query, situation);
        for (const { id, chosen, count } of facets.groups.flatMap((each) => each.facets)) {
          expect(chosen).toBe(query.filters.includes(id));
          expect(count).toBe(total(chosen ? query : toggleFilter(query, id)));
        }
        for (const { name, count } of facets.brands) expect(count).toBe(total({ ...query, brand: name }));
      }),
      { numRuns: 30 },
    );
  });

  it('is each filter that some pass and some do not, and each that is set', () => {
    const offered = (list: typeof pharmacies, query = emptyDirectoryQuery): readonly FilterId[] => {
      const { groups } = queryFacets(list, query, situation);
      return groups.flatMap(({ facets }) => facets.map(({ id }) => id));
    };
    const delivering = pharmacies.filter((pharmacy) => passes(pharmacy, 'delivery'));
    expect(offered(pharmacies)).toContain('delivery');
    expect(offered(delivering)).not.toContain('delivery');
    expect(offered(pharmacies)).not.toContain('near-me');
    expect(offered([])).toEqual([]);
    const asked = { ...emptyDirectoryQuery, filters: ['delivery'] } as const;
    expect(offered([], asked)).toEqual(['delivery']);
  });
});

describe('the filters of one tap', () => {
  it('stay in place when set, and leave as many results as they say', () => {
    const quick = (query: DirectoryQuery) =>
      quickFilters(runDirectoryQuery(pharmacies, query, situation).matching, query);
    const open = quick(emptyDirectoryQuery);
    expect(open.map(({ filter }) => filter).slice(0, 3)).toEqual(['24-hour', 'drive-through', 'delivery']);
    for (const { filter, count } of open) {
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(pharmacies.length);
      expect(total(toggleFilter(emptyDirectoryQuery, filter))).toBe(count);
    }
    const set = quick(toggleFilter(emptyDirectoryQuery, 'delivery'));
    const position = set.findIndex(({ filter }) => filter === 'delivery');
    expect(position).toBeGreaterThan(0);
    expect(set[position]?.count).toBe(total(toggleFilter(emptyDirectoryQuery, 'delivery')));
  });

  it('come after set restrictions that are not among them', () => {
    const query = {
      ...emptyDirectoryQuery,
      filters: ['naloxone'],
      within: 5,
    } as const;
    expect(quickFilters([], query).map(({ filter }) => filter)).toEqual(['naloxone', 'within']);
  });
});

describe('an empty result', () => {
  it('offers to remove each filter that alone prevents results, with the number it brings', () => {
    const query: DirectoryQuery = {
      ...emptyDirectoryQuery,
      filters: ['mail-order', '24-hour', 'delivery', 'wheelchair-accessible'],
    };
    expect(total(query)).toBe(0);
    for (const { without, count } of relaxations(pharmacies, query, situation)) {
      expect(count).toBe(total(without));
      expect(count).toBeGreaterThan(0);
    }
  });

  it('offers nothing if several filters together prevent results', () => {
    expect(relaxations([], { ...emptyDirectoryQuery, open: true }, situation)).toEqual([]);
  });
});

describe('the filters of a query', () => {
  it('can be taken off one by one until none is left', () => {
    let query: DirectoryQuery = {
      ...emptyDirectoryQuery,
      filters: ['specialty', 'naloxone', 'open-late', 'delivery'],
      within: 5,
      open: true,
      page: 3,
    };
    expect(restrictionsOf(query)).toHaveLength(6);
    for (let left = 6; left > 0; left--) {
      const [first] = restrictionsOf(query);
      if (first === undefined) throw new Error('one more');
      query = toggleFilter(query, first);
      expect(restrictionsOf(query)).toHaveLength(left - 1);
    }
    expect(query).toEqual(emptyDirectoryQuery);
  });

  it('are all taken off at once', () => {
    fc.assert(
      fc.property(anyDirectoryQuery, (query) => {
        expect(restrictionsOf(withoutFilters(query))).toEqual([]);
      }),
    );
  });
});
