import { describe, expect, it } from 'vitest';
import { brandNamed } from './brand-named.ts';

const brands = ['Albertsons', 'CVS Pharmacy', 'Rite Aid', "Sam's Club", 'Walgreens', 'Winn-Dixie'];

describe('the chain that words name', () => {
  it.each([
    ['walgreens', 'Walgreens'],
    ['cvs', 'CVS Pharmacy'],
    ['CVS pharmacies', 'CVS Pharmacy'],
    ['riteaid', 'Rite Aid'],
    ['sams club', "Sam's Club"],
    ['winn dixie', 'Winn-Dixie'],
  ])('is found whichever way it is written: %s', (words, brand) => {
    expect(brandNamed(words, brands)).toBe(brand);
  });

  it.each(['', 'pharmacy', 'drug store', 'walgreens main st', 'city drugs', 'rite'])(
    'is none for other words: %s',
    (words) => {
      expect(brandNamed(words, brands)).toBeUndefined();
    },
  );

  it('is any of the chains by its own name', () => {
    for (const brand of brands) expect(brandNamed(brand, brands)).toBe(brand);
  });
});
