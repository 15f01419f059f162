import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aCity,
  aCityInput,
  aLandmark,
  aNeighborhood,
  aPharmacy,
  birmingham,
  landingSlug,
} from '../../tests/support/domain-fixtures.ts';
import { promisesOf } from '../addresses/promise.ts';
import { pathsOfIds, presentListings } from '../addresses/published-listings.ts';
import type { CityInput } from './city-input.ts';
import { routeCollisions } from './route-collisions.ts';
import { routesDigest } from './routes-digest.ts';
import { planSite, type SiteInput } from './site-plan.ts';

const siteOf = (cities: readonly CityInput[], more: Partial<SiteInput> = {}): SiteInput => ({
  cities,
  featured: [],
  patterns: { templates: [{ slug: 'pharmacies-in', priority: 0.9 }], phrases: [] },
  sample: false,
  ...more,
});

/** All that a build would ask of a site's routes. */
function routesOf(input: SiteInput) {
  const plan = planSite(input);
  return {
    pages: plan.pageGroups.map(({ id, pages }) => [id, pages.map(({ kind, path }) => [kind, path])]),
    promises: promisesOf({ plan, input }),
    listings: presentListings({ plan, input }),
    ids: [...pathsOfIds(input)],
    collisions: routeCollisions(plan, input.cities).map(({ entry, city }) => [entry.slug, city]),
  };
}

const area = { shape: 'circle', center: birmingham, radiusMiles: 1 } as const;
const cities = ['Columbia', 'West Columbia'].map((name) => aCity({ name, state: 'SC' }));
const neighborhood = fc.record({
  name: fc.constantFrom('West', 'Old West'),
  basis: fc.constantFrom('named', 'geometric'),
});
const pharmacy = fc
  .record({ key: fc.constantFrom('a', 'b'), brand: fc.constantFrom(undefined, null, 'Walgreens', 'CVS') })
  .map((facts) => aPharmacy(facts));
const place = (index: number): fc.Arbitrary<CityInput> =>
  fc
    .record({
      listed: fc.boolean(),
      town: fc.constantFrom(undefined, true),
      isBranded: fc.boolean(),
      neighborhoods: fc.uniqueArray(neighborhood, { selector: ({ name }) => name, maxLength: 2 }),
      landmarks: fc.subarray(['Mall', 'Park']),
      pharmacies: fc.uniqueArray(pharmacy, { selector: ({ slug }) => slug, maxLength: 2 }),
      gone: fc.subarray(['c', 'd']),
    })
    .map(({ isBranded, neighborhoods, landmarks, gone, ...facts }) => {
      const city = cities[index] ?? aCity();
      const branded = isBranded ? { city, slug: landingSlug(`city-drugs-${city.slug}`) } : undefined;
      return aCityInput({
        ...facts,
        city,
        branded,
        neighborhoods: neighborhoods.map(({ name, basis }) => ({ ...aNeighborhood(name, area), basis })),
        landmarks: landmarks.map((name) => aLandmark(name, birmingham)),
        closed: gone.map((key) => ({ ...aPharmacy({ key }), why: 'stated' })),
      });
    });
const site = fc
  .tuple(place(0), place(1), fc.boolean())
  .map(([first, second, sample]) => siteOf([first, second], { sample }));

describe('the digest of a site’s routes', () => {
  it('is another wherever pages, promises, listings or collisions are', () => {
    const field = fc.constantFrom(
      'listed',
      'town',
      'branded',
      'neighborhoods',
      'landmarks',
      'pharmacies',
      'closed',
    );
    fc.assert(
      fc.property(site, site, field, (one, other, changed) => {
        // One fact of one place is another, as after an edit.
        const [first, second] = one.cities.map((was, index) => ({
          ...was,
          [changed]: other.cities[index]?.[changed],
        }));
        const edits = [
          [first, one.cities[1]],
          [one.cities[0], second],
        ].map((places) =>
          siteOf(
            places.flatMap((each) => each ?? []),
            { sample: one.sample },
          ),
        );
        const others = [...edits, siteOf(one.cities, { sample: !one.sample }), other];
        for (const edited of others) {
          const isSame = JSON.stringify(routesOf(edited)) === JSON.stringify(routesOf(one));
          if (!isSame) expect(routesDigest(edited)).not.toBe(routesDigest(one));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is another where all cities have other landing pages', () => {
    const of = (slug: string) =>
      siteOf([aCityInput()], { patterns: { templates: [{ slug, priority: 0.9 }], phrases: [] } });
    expect(routesDigest(of('pharmacies-in'))).not.toBe(routesDigest(of('drugstores-in')));
  });

  it('is the same where a population, a phone or other facts of a listing are others', () => {
    const listing = aPharmacy({ key: 'a', phone: '+12055550100' });
    const before = siteOf([aCityInput({ pharmacies: [listing] })]);
    const after = siteOf([
      aCityInput({
        city: aCity({ population: 7 }),
        pharmacies: [{ ...listing, phone: '+12055550199', services: ['delivery'] }],
      }),
    ]);
    expect(routesDigest(after)).toBe(routesDigest(before));
  });

  it('is another where a list goes on to more pages', () => {
    const short = Array.from({ length: 400 }, (_, index) => aPharmacy({ key: `p-${index}` }));
    const long = short.map((each) => ({ ...each, name: 'A long name '.repeat(5).trim() }));
    const of = (pharmacies: CityInput['pharmacies']) => siteOf([aCityInput({ pharmacies })]);
    expect(routesOf(of(long)).pages).not.toEqual(routesOf(of(short)).pages);
    expect(routesDigest(of(long))).not.toBe(routesDigest(of(short)));
  });
});
