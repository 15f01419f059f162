import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleListings } from '../../../scripts/plan/sample-listings.ts';
import { aCity, anyDirectoryQuery, statusesAt } from '../../../tests/support/domain-fixtures.ts';
import { offeredFilters } from '../pharmacy/filters.ts';
import { chosenFilters, filterParameters, idsChosen } from './chosen-filter.ts';
import { type DirectoryQuery, emptyDirectoryQuery, runDirectoryQuery } from './directory-query.ts';
import { facetCounts } from './query-facets.ts';
import { relaxations } from './relaxations.ts';
import { setFilters } from './set-filters.ts';

const city = aCity();
const pharmacies = sampleListings(city, false);
const situation = { origin: city.location, statusOf: statusesAt(Date.UTC(2026, 2, 4, 18)) };
const total = (query: DirectoryQuery): number => runDirectoryQuery(pharmacies, query, situation).total;

describe('the counts beside filters', () => {
  it('are what choosing the filter gives, whatever the query; what would leave none is not offered', () => {
    fc.assert(
      fc.property(anyDirectoryQuery, (query) => {
        const counts = facetCounts(pharmacies, query, situation);
        for (const parameter of filterParameters) {
          const kept = parameter === 'has' ? idsChosen(query.filters, 'has') : [];
          const others = {
            type: idsChosen(query.filters, 'type'),
            service: idsChosen(query.filters, 'service'),
            has: idsChosen(query.filters, 'has'),
          };
          for (const id of offeredFilters[parameter]) {
            const filters = chosenFilters({ ...others, [parameter]: [...kept, id] });
            const left = total({ ...query, filters });
            const offered = left > 0 || others[parameter].includes(id);
            expect(counts[parameter].get(id)).toBe(offered ? left : undefined);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('an empty result', () => {
  it('names each filter that alone stands in the way, with what its removal brings', () => {
    const query: DirectoryQuery = {
      ...emptyDirectoryQuery,
      filters: chosenFilters({ type: ['mail-order'], has: ['24-hour', 'delivery', 'wheelchair-accessible'] }),
    };
    expect(total(query)).toBe(0);
    for (const { without, count } of relaxations(pharmacies, query, situation)) {
      expect(count).toBe(total(without));
      expect(count).toBeGreaterThan(0);
    }
  });

  it('offers nothing where several filters stand in the way', () => {
    expect(relaxations([], { ...emptyDirectoryQuery, open: true }, situation)).toEqual([]);
  });
});

describe('the filters of a query', () => {
  it('can be taken off one by one until none is left', () => {
    let query: DirectoryQuery = {
      ...emptyDirectoryQuery,
      filters: chosenFilters({ type: ['specialty'], service: ['naloxone'], has: ['open-late', 'delivery'] }),
      within: 5,
      open: true,
      page: 3,
    };
    expect(setFilters(query)).toHaveLength(6);
    for (let left = 6; left > 0; left--) {
      const [first] = setFilters(query);
      if (first === undefined) throw new Error('one more');
      query = first.without;
      expect(setFilters(query)).toHaveLength(left - 1);
    }
    expect(query).toEqual(emptyDirectoryQuery);
  });

  it('have keys that differ, whatever the query', () => {
    fc.assert(
      fc.property(anyDirectoryQuery, (query) => {
        const keys = setFilters(query).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('have keys that differ where two have one label: delivery as a type and as a service', () => {
    const filters = chosenFilters({ type: ['delivery'], service: ['delivery'], has: ['delivery'] });
    expect(setFilters({ ...emptyDirectoryQuery, filters }).map(({ key }) => key)).toEqual([
      'type=delivery',
      'service=delivery',
      'has=delivery',
    ]);
  });
});
