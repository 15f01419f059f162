import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { spatialIndex } from './spatial-index.ts';

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ lat: degrees(-90, 90), lng: degrees(-180, 180) });
/** Points near each other, including some at the poles and on both sides of the 180th meridian. */
const places = fc.array(
  fc.oneof(point, fc.record({ lat: degrees(50, 53), lng: fc.oneof(degrees(178, 180), degrees(-180, -178)) })),
  { maxLength: 40 },
);

it('items within a distance are found once, nearest first, across poles and the 180th meridian too', () => {
  fc.assert(
    fc.property(places, point, degrees(0, 3000), (all, from, miles) => {
      for (const origin of [from, ...all.slice(0, 3)]) {
        const expected = all
          .map((place) => distanceMiles(origin, place))
          .filter((away) => away <= miles)
          .toSorted((a, b) => a - b);
        const found = spatialIndex(all, (place) => place).within(origin, miles);
        expect(found.map((place) => distanceMiles(origin, place))).toEqual(expected);
      }
    }),
  );
});

it('an empty index finds nothing', () => {
  const none = spatialIndex([], () => ({ lat: 0, lng: 0 }));
  expect([none.within({ lat: 0, lng: 0 }, 50), none.nearest({ lat: 0, lng: 0 }, 3, 50)]).toEqual([[], []]);
});
