import { expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { anyFits, pharmaciesNamed } from './city-answer.tsx';

const all = [
  pharmacyFixture(1, { name: 'Thornbury Drugs', services: ['delivery'] }),
  pharmacyFixture(2, { name: 'Elm Pharmacy' }),
];

it('a search for a place alone, or for a name that none has, lists every pharmacy of the city', () => {
  expect(pharmaciesNamed(all, '').only).toBeUndefined();
  expect(pharmaciesNamed(all, 'walgreens').only).toBeUndefined();
});

it('a search for a name lists the pharmacies that have it', () => {
  expect(pharmaciesNamed(all, 'thornbury').only).toEqual([all[0]]);
});

it('nothing is found in a place if no pharmacy is known to have everything asked for', () => {
  const asking = (...filters: DirectoryQuery['filters']) => ({
    ...emptyDirectoryQuery,
    filters,
  });
  expect(anyFits(all, asking('delivery'))).toBe(true);
  expect(anyFits(all, asking('delivery', 'pet-medications'))).toBe(false);
});
