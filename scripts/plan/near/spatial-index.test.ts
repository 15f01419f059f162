import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { farthestMiles, rankByDistance } from '../../../src/domain/search/directory-query.ts';
import { aPharmacy, birmingham, milesAway } from '../../../tests/support/domain-fixtures.ts';
import { indexPharmacies, nearestTo } from './spatial-index.ts';

const anyPharmacies = fc
  .array(
    fc.record({
      miles: fc.integer({ min: 0, max: 70 }),
      bearing: fc.integer({ min: 0, max: 359 }),
      radiusMiles: fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined }),
    }),
    { maxLength: 60 },
  )
  .map((places) =>
    places.map(({ miles, bearing, radiusMiles }, index) =>
      aPharmacy({
        key: `${index}`,
        location: {
          ...milesAway(miles, bearing),
          ...(radiusMiles === undefined ? {} : { precision: 'zip', radiusMiles }),
        },
      }),
    ),
  );

it('what lies within a distance is what measuring to every pharmacy finds', () => {
  fc.assert(
    fc.property(anyPharmacies, fc.integer({ min: 0, max: 80 }), (pharmacies, miles) => {
      const expected = pharmacies.filter(({ location }) => distanceMiles(birmingham, location) <= miles);
      const found = indexPharmacies(pharmacies).within(birmingham, miles);
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }),
  );
});

it('the nearest to a pharmacy are, in the order of lists, what ranking every other finds', () => {
  fc.assert(
    fc.property(anyPharmacies, fc.integer({ min: 1, max: 9 }), (pharmacies, count) => {
      const here = aPharmacy({ key: 'here' });
      const expected = rankByDistance(pharmacies, here.location)
        .filter((result) => farthestMiles(result) <= 60)
        .slice(0, count);
      const index = indexPharmacies([...pharmacies, here]);
      expect(nearestTo(here, index, { count, miles: 60 })).toEqual(expected);
    }),
  );
});
