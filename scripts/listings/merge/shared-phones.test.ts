import { expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { sharedPhones } from './shared-phones.ts';

const phone = '+13055550123';

it('counts the listings of one city that share a phone, and those of them that may be one business', () => {
  const named = (number: number, name: string) =>
    pharmacyFixture(number, { name, phone, types: ['community'], brand: undefined });
  expect(sharedPhones([named(1, 'Corner Drugs'), named(2, 'Corner Drug')])).toEqual({
    listings: 1,
    mayBeOne: 1,
  });
  expect(sharedPhones([named(1, 'Corner Drugs'), named(2, 'Other Pharmacy')])).toEqual({
    listings: 1,
    mayBeOne: 0,
  });
  expect(
    sharedPhones([named(1, 'Tampa Family Health Centers'), named(2, 'Tampa Family Health Center')]),
  ).toEqual({
    listings: 1,
    mayBeOne: 0,
  });
  const elsewhere = { ...named(2, 'Corner Drugs'), phone: '+13055550124' };
  expect(sharedPhones([named(1, 'Corner Drugs'), elsewhere])).toEqual({ listings: 0, mayBeOne: 0 });
});
