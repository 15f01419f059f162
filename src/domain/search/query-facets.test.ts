import { describe, expect, it } from 'vitest';
import { sampleListings } from '../../../scripts/plan/sample-listings.ts';
import { pharmacyTypes, services } from '../pharmacy/taxonomy.ts';
import { isCitySlug } from '../text/slug.ts';
import { type DirectoryQuery, emptyDirectoryQuery, runDirectoryQuery } from './directory-query.ts';
import { facetCounts, relaxations, setFilters } from './query-facets.ts';

const slug = 'birmingham-al';
if (!isCitySlug(slug)) throw new Error('slug');
const city = {
  name: 'Birmingham',
  state: 'AL',
  slug,
  location: { lat: 33.52, lng: -86.8 },
  population: 200_000,
  county: 'Jefferson',
  timeZone: 'America/Chicago',
  zips: ['35203'],
} as const;
const pharmacies = sampleListings(city, false);
const situation = { origin: city.location, now: Date.UTC(2026, 2, 4, 18) };
const total = (query: DirectoryQuery): number => runDirectoryQuery(pharmacies, query, situation).total;

describe('the counts beside filters', () => {
  it('are what choosing the filter gives', () => {
    const query: DirectoryQuery = { ...emptyDirectoryQuery, service: 'flu-shots', has: ['open-sunday'] };
    const counts = facetCounts(pharmacies, query, situation);
    for (const type of pharmacyTypes) expect(counts.types.get(type)).toBe(total({ ...query, type }));
    for (const service of services) expect(counts.services.get(service)).toBe(total({ ...query, service }));
    expect(counts.traits.get('delivery')).toBe(total({ ...query, has: ['open-sunday', 'delivery'] }));
  });
});

describe('an empty result', () => {
  it('names each filter that alone stands in the way, with what its removal brings', () => {
    const query: DirectoryQuery = {
      ...emptyDirectoryQuery,
      type: 'mail-order',
      has: ['24-hour', 'delivery', 'wheelchair-accessible'],
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
      type: 'specialty',
      service: 'naloxone',
      has: ['open-late', 'delivery'],
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
    expect(query).toEqual({ ...emptyDirectoryQuery, type: undefined });
  });
});
