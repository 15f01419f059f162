import { expect, it } from 'vitest';
import { countBrands } from './brand.ts';

it('chains are counted, the largest first, then by name; an unknown chain is not counted', () => {
  const brands = ['Publix', null, 'Walgreens', undefined, 'CVS Pharmacy', 'Walgreens'];
  expect(countBrands(brands.map((brand) => ({ brand })))).toEqual([
    { name: 'Walgreens', count: 2 },
    { name: 'CVS Pharmacy', count: 1 },
    { name: 'Publix', count: 1 },
  ]);
});
