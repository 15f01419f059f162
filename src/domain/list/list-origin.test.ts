import { describe, expect, it } from 'vitest';
import {
  aCityDataset,
  aLandmark,
  aNeighborhood,
  aPharmacy,
  birmingham,
  milesAway,
} from '../../../tests/support/domain-fixtures.ts';
import { distanceMiles } from '../places/geo.ts';
import { findOrigin, listOrigins } from './list-origin.ts';

const at = (key: string, zip: string, location = milesAway(1)) =>
  aPharmacy({ key, address: { street: '1 Oak St', city: 'Birmingham', state: 'AL', zip }, location });
const avondale = { shape: 'circle', center: milesAway(2, 90), radiusMiles: 1 } as const;

const dataset = aCityDataset({
  landmarks: [aLandmark('UAB Hospital', milesAway(1, 180)), aLandmark('Legion Field', milesAway(2, 270))],
  neighborhoods: [
    aNeighborhood('Avondale', avondale),
    { ...aNeighborhood('North Side', avondale), basis: 'geometric' },
  ],
  pharmacies: [
    at('a', '35205', milesAway(2, 0)),
    at('b', '35205', milesAway(2, 180)),
    at('c', '35203', milesAway(5)),
    at('d', '35203', { ...milesAway(3), precision: 'zip' }),
  ],
});

describe('the points a city’s list can be measured from', () => {
  it('are its centre, landmarks, named neighborhoods and the ZIP codes with a listing', () => {
    expect(listOrigins(dataset).map(({ id }) => id)).toEqual([
      'center',
      'legion-field',
      'uab-hospital',
      'avondale',
      '35203',
      '35205',
    ]);
  });

  it('place a ZIP code in the middle of its listings', () => {
    const middle = findOrigin(dataset, '35205');
    expect(middle?.kind).toBe('zip');
    expect(middle && distanceMiles(middle.location, birmingham)).toBeLessThan(0.01);
  });

  it('hold no ZIP code without a listing, and no other city’s place', () => {
    expect(findOrigin(dataset, '35210')).toBeUndefined();
    expect(findOrigin(dataset, 'grand-central')).toBeUndefined();
  });
});
