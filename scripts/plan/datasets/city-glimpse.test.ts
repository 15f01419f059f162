import { describe, expect, it } from 'vitest';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import {
  aCityInput,
  aLandmark,
  aPharmacy,
  birmingham,
  milesAway,
} from '../../../tests/support/domain-fixtures.ts';
import { cityGlimpse } from './overview-dataset.ts';

const at = (...miles: readonly number[]) =>
  miles.map((distance) => aPharmacy({ key: `at${distance}`, location: milesAway(distance, 45) }));

describe('the glimpse of a city', () => {
  it('shows the nine pharmacies nearest to the centre, the nearest first', () => {
    const glimpse = cityGlimpse(aCityInput({ pharmacies: at(11, 3, 7, 1, 5, 9, 2, 8, 4, 6, 10) }));
    const miles = glimpse?.pharmacies.map(({ location }) => Math.round(distanceMiles(birmingham, location)));
    expect(miles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('leaves out pharmacies of which only the ZIP code is known', () => {
    const [vague, ...exact] = at(4, 1, 2, 3);
    if (vague === undefined) throw new Error('No pharmacy was made');
    const location = { ...vague.location, precision: 'zip', radiusMiles: 3 } as const;
    const glimpse = cityGlimpse(aCityInput({ pharmacies: [{ ...vague, location }, ...exact] }));
    expect(glimpse?.pharmacies).toEqual(exact);
  });

  it('is none where a map would be bare', () => {
    expect(cityGlimpse(aCityInput({ pharmacies: at(1, 2) }))).toBeUndefined();
    expect(cityGlimpse(aCityInput({ pharmacies: at(1, 2, 3) }))).toBeDefined();
  });

  it('names what lies within eight miles of the centre', () => {
    const landmarks = [aLandmark('Near', milesAway(7, 10)), aLandmark('Far', milesAway(9, 10))];
    const glimpse = cityGlimpse(aCityInput({ pharmacies: at(1, 2, 3), landmarks }));
    const names = glimpse?.places.map(({ name }) => name);
    expect(names).toContain('Near');
    expect(names).not.toContain('Far');
    for (const place of glimpse?.places ?? [])
      expect(distanceMiles(birmingham, place.at)).toBeLessThanOrEqual(8);
  });
});
