import { expect, it } from 'vitest';
import { aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import type { Address } from '../../domain/pharmacy/pharmacy.ts';
import { namesApart } from './names-apart.ts';

const at = (key: string, name: string, street: string, more: Partial<Address> = {}) =>
  aPharmacy({ key, name, address: { ...aPharmacy().address, street, ...more } });

it('pharmacies with the same name get their streets, the others their names alone', () => {
  const pharmacies = [
    at('1', 'CVS Pharmacy', '1 Oak St'),
    at('2', 'Oak Drugs', '2 Oak St'),
    at('3', 'CVS Pharmacy', '3 Elm St'),
    at('4', 'CVS Pharmacy', '4 Elm St'),
  ];
  expect(pharmacies.map(namesApart(pharmacies))).toEqual([
    'CVS Pharmacy, 1 Oak St',
    'Oak Drugs',
    'CVS Pharmacy, 3 Elm St',
    'CVS Pharmacy, 4 Elm St',
  ]);
});

it('two with the same name and street get their units, or else their cities', () => {
  const pharmacies = [
    at('1', 'Baptist Pharmacy', '9 Oak St', { unit: 'Ste 100' }),
    at('2', 'Baptist Pharmacy', '9 Oak St', { unit: 'Ste 200' }),
    at('3', 'Rx Mart', '100 Main St', { city: 'Miami' }),
    at('4', 'Rx Mart', '100 Main St', { city: 'Hialeah' }),
    at('5', 'Rx Mart', '7 Elm St', { unit: 'Ste 1' }),
  ];
  expect(pharmacies.map(namesApart(pharmacies))).toEqual([
    'Baptist Pharmacy, 9 Oak St, Ste 100',
    'Baptist Pharmacy, 9 Oak St, Ste 200',
    'Rx Mart, 100 Main St, Miami',
    'Rx Mart, 100 Main St, Hialeah',
    'Rx Mart, 7 Elm St',
  ]);
});

it('two with the same name and full address get only their street', () => {
  const pharmacies = [at('1', 'Oak Drugs', '2 Oak St'), at('2', 'Oak Drugs', '2 Oak St')];
  expect(pharmacies.map(namesApart(pharmacies))).toEqual(['Oak Drugs, 2 Oak St', 'Oak Drugs, 2 Oak St']);
});
