import fc from 'fast-check';
import { expect, it } from 'vitest';
import { farthestMiles, rankByDistance } from '../../../src/domain/search/directory-query.ts';
import { aPharmacy, milesAway } from '../../../tests/support/domain-fixtures.ts';
import { indexPharmacies, nearestTo } from './nearest-pharmacies.ts';

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
