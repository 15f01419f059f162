import { expect, it } from 'vitest';
import { aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { placeAround } from './place-around.ts';

const { address } = aPharmacy();
const around = (...cities: readonly string[]) =>
  placeAround(cities.map((city) => ({ address: { ...address, city, state: 'FL' } })));

it('a point is near the city that most of the nearest pharmacies are in, the very nearest too', () => {
  expect(around('Miami', 'Hialeah', 'Miami', 'Miami Beach', 'Miami')).toBe('Miami, FL');
});

it('a point is near no city by name where the nearest pharmacies do not agree, as in the middle of Miami', () => {
  const beach = 'Miami Beach';
  expect(around('Hialeah', beach, beach, beach, 'Hialeah', 'Miami', beach, 'Hialeah', beach)).toBeUndefined();
  expect(around()).toBeUndefined();
});
