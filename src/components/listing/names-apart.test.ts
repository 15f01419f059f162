import { expect, it } from 'vitest';
import { aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { namesApart } from './names-apart.ts';

const at = (key: string, name: string, street: string) =>
  aPharmacy({ key, name, address: { ...aPharmacy().address, street } });

it('pharmacies of one name are told with their streets, the others by their names alone', () => {
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
