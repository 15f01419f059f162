import { expect, it } from 'vitest';
import type { UnconfirmedStore } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { chainStores } from './place-dataset.ts';

const { address, location, timeZone } = aPharmacy();
const aStore = (key: string, lat: number, more: Partial<UnconfirmedStore> = {}): UnconfirmedStore => ({
  ...{ id: aPharmacy({ key }).id, address, timeZone, brand: 'Walgreens', sign: 'Walgreens Pharmacy' },
  location: { ...location, lat, lng: center.lng },
  sources: [{ id: 'walgreens', fields: ['address'] }],
  ...more,
});
const center = { lat: 30.69, lng: -88.04 };

it('stores are ordered by distance from the center, with their source and its date', () => {
  const sources = [{ id: 'walgreens', date: '2021-12-01', fields: ['address'] }];
  const stores = [aStore('2', 31), aStore('1', 30.7, { sources })];
  const shown = chainStores(stores, center);
  expect(shown.map(({ location: { lat }, source, asOf }) => [lat, source, asOf])).toEqual([
    [30.7, 'walgreens', '2021-12-01'],
    [31, 'walgreens', undefined],
  ]);
  expect(JSON.stringify(shown)).not.toContain('Walgreens Pharmacy');
});

it('a store placed only by its ZIP code says so, and comes after stores that are surely nearer', () => {
  const byZip = aStore('zip', center.lat, { location: { ...center, precision: 'zip', radiusMiles: 4 } });
  const shown = chainStores([byZip, aStore('near', 30.72), aStore('far', 30.8)], center);
  expect(shown.map(({ location: { precision, lat } }) => [precision, lat])).toEqual([
    ['rooftop', 30.72],
    ['zip', center.lat],
    ['rooftop', 30.8],
  ]);
});
