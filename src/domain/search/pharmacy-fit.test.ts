import { describe, expect, it } from 'vitest';
import { aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { fitsPharmacy, nearlyFitsPharmacy } from './pharmacy-fit.ts';

const pharmacy = aPharmacy({ name: 'Main Drug & Gifts', brand: 'Health Mart', phone: '+12055550112' });
const there = { ...pharmacy, address: { ...pharmacy.address, street: '1201 2nd Ave N' } };

describe('words that fit a pharmacy', () => {
  it.each([
    'main drug',
    'health mart',
    'healthmart',
    'maindrug',
    '1201 2nd avenue north',
    'main 2nd ave',
    '2055550112',
    '12055550112',
    '5550112',
    '',
  ])('include “%s”', (words) => {
    expect(fitsPharmacy(there, words)).toBe(true);
  });

  it.each(['dog', 'mainstreet', '1202 2nd ave n', '2055550113', 'main oak'])(
    'do not include “%s”',
    (words) => {
      expect(fitsPharmacy(there, words)).toBe(false);
    },
  );
});

it('a street is found by any of its words, even the name of an object’s property', () => {
  const street = { ...pharmacy, address: { ...pharmacy.address, street: '12 Constructor Way' } };
  expect(fitsPharmacy(street, 'main drug')).toBe(true);
  expect(fitsPharmacy(street, 'constructor way')).toBe(true);
  expect(nearlyFitsPharmacy(street, 'constructer way')).toBe(true);
});

describe('a word of a street', () => {
  const named = (name: string, street: string) => ({
    ...pharmacy,
    name,
    address: { ...pharmacy.address, street },
  });

  it('fits its short form and words that it begins, but not words that the short form begins', () => {
    const oakDrugs = named('Oak Drugs', '12 Stewart Pl');
    expect(fitsPharmacy(oakDrugs, 'oak drive')).toBe(false);
    expect(fitsPharmacy(oakDrugs, 'south')).toBe(false);
    expect(fitsPharmacy(oakDrugs, 'place')).toBe(true);
    expect(fitsPharmacy(named('Southside Rx', '12 Oak Dr'), 'south')).toBe(true);
    expect(fitsPharmacy(named('Sunrise Rx', '12 S Oak Drive'), 'south oak dr')).toBe(true);
  });
});

describe('a name with a full stop in it', () => {
  it('fits as it is written, and as a phrase is read', () => {
    const { address } = pharmacy;
    for (const [name, words] of [
      ['St.Mary Pharmacy', 'st mary'],
      ['RxStore.com', 'rxstore com'],
      ['RxStore.com', 'rxstorecom'],
    ])
      expect([name, fitsPharmacy({ name: name ?? '', address }, words ?? '')]).toEqual([name, true]);
  });
});

describe('words that nearly fit a pharmacy', () => {
  it.each(['mian drug', 'drugg', 'helth mart', '1201 2nd avenue north'])('include “%s”', (words) => {
    expect(nearlyFitsPharmacy(there, words)).toBe(true);
  });

  it.each(['dig', 'mains oak', '1202 2nd ave n', 'hearten'])('do not include “%s”', (words) => {
    expect(nearlyFitsPharmacy(there, words)).toBe(false);
  });
});
