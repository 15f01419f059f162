import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { rankByDistance } from '../../src/domain/search/directory-query.ts';
import { aCity, aPharmacy, birmingham, citySlug, milesAway } from '../../tests/support/domain-fixtures.ts';
import { indexPharmacies, type NearestSearch } from './pharmacy-index.ts';

type IndexedCity = Parameters<typeof indexPharmacies>[0][number];

const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'] as const;
const place = fc.record({
  miles: fc.integer({ min: 0, max: 30 }),
  bearing: fc.integer({ min: 0, max: 359 }),
});

/** Up to six cities within 30 miles of Birmingham's centre, each with its pharmacies within 30 miles of its own. */
const anyCities: fc.Arbitrary<readonly IndexedCity[]> = fc
  .array(fc.record({ center: place, around: fc.array(place, { maxLength: 6 }) }), { maxLength: names.length })
  .map((cities) =>
    cities.map(({ center, around }, index) => {
      const name = names[index] ?? 'Omega';
      const location = milesAway(center.miles, center.bearing);
      return {
        city: aCity({ name, location }),
        pharmacies: around.map(({ miles, bearing }, number) =>
          aPharmacy({
            key: `${name}${number}`,
            location: milesAway(miles, bearing, location),
            types: number % 2 === 0 ? ['clinic'] : [],
          }),
        ),
      };
    }),
  );

function bruteForce(
  cities: readonly IndexedCity[],
  { origin, except, matches, count, miles }: NearestSearch,
) {
  const others = cities.filter(({ city }) => city.slug !== except).flatMap(({ pharmacies }) => pharmacies);
  return rankByDistance(others.filter(matches), origin)
    .filter((result) => result.distanceMiles <= miles)
    .slice(0, count);
}

const isClinic = ({ types }: Pharmacy): boolean => types.includes('clinic');

describe('the nearest pharmacies of other cities', () => {
  it('are the ones that measuring to every pharmacy finds', () => {
    fc.assert(
      fc.property(
        anyCities,
        place,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 60 }),
        fc.boolean(),
        (cities, origin, count, miles, clinicsOnly) => {
          const search: NearestSearch = {
            origin: milesAway(origin.miles, origin.bearing),
            except: citySlug('alpha-al'),
            matches: clinicsOnly ? isClinic : () => true,
            count,
            miles,
          };
          expect(indexPharmacies(cities).nearest(search)).toEqual(bruteForce(cities, search));
        },
      ),
      { numRuns: 300 },
    );
  });

  const beta = {
    city: aCity({ name: 'Beta', location: milesAway(20) }),
    pharmacies: [aPharmacy({ key: 'b', location: milesAway(5) })],
  };
  const gamma = {
    city: aCity({ name: 'Gamma', location: milesAway(6) }),
    pharmacies: [aPharmacy({ key: 'g', location: milesAway(7) })],
  };
  const index = indexPharmacies([gamma, beta, { city: aCity({ name: 'Empty' }), pharmacies: [] }]);
  const search: NearestSearch = {
    origin: birmingham,
    except: citySlug('birmingham-al'),
    matches: () => true,
    count: 1,
    miles: 60,
  };

  it('may be of a city whose centre is farther away', () => {
    expect(index.nearest(search).map(({ pharmacy }) => pharmacy.id)).toEqual(['test:b']);
  });

  it('are never of the city itself', () => {
    const found = index.nearest({ ...search, except: citySlug('beta-al'), count: 9 });
    expect(found.map(({ pharmacy }) => pharmacy.id)).toEqual(['test:g']);
  });

  it('are none beyond the distance, though the same origin was asked farther before', () => {
    expect(index.nearest({ ...search, count: 9 })).toHaveLength(2);
    expect(index.nearest({ ...search, miles: 4 })).toEqual([]);
    expect(index.nearest({ ...search, matches: isClinic })).toEqual([]);
  });

  it('reach to the last one on the straight line through a centre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 359 }), (miles, bearing) => {
        const city = aCity({ name: 'Beta', location: milesAway(miles + 5, bearing) });
        const pharmacies = [aPharmacy({ key: 'edge', location: milesAway(miles, bearing) })];
        const [edge] = rankByDistance(pharmacies, birmingham);
        const found = indexPharmacies([{ city, pharmacies }]).nearest({
          ...search,
          miles: edge?.distanceMiles ?? 0,
        });
        expect(found).toHaveLength(1);
      }),
    );
  });
});
