import { expect, it } from 'vitest';
import { aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { chainStores } from './chain-stores.ts';

const center = { lat: 30.69, lng: -88.04 };

it('stores are shown nearest to the center first, with who names them and when', () => {
  const { address, location, timeZone } = aPharmacy();
  const [two, one] = [aPharmacy({ key: '2' }).id, aPharmacy({ key: '1' }).id];
  const store = (id: typeof one, lat: number, date?: string) => ({
    ...{ id, address, timeZone, brand: 'Walgreens', sign: 'Walgreens Pharmacy' },
    location: { ...location, lat, lng: center.lng },
    sources: [{ id: 'walgreens', date, fields: ['address'] as const }],
  });
  const shown = chainStores([store(two, 31), store(one, 30.7, '2021-12-01')], center);
  expect(shown.map(({ location: { lat }, source, asOf }) => [lat, source, asOf])).toEqual([
    [30.7, 'walgreens', '2021-12-01'],
    [31, 'walgreens', undefined],
  ]);
  expect(JSON.stringify(shown)).not.toContain('Walgreens Pharmacy');
});
