import { describe, expect, it } from 'vitest';
import { brandOf, brandSlug, chainAmong } from './brand.ts';

describe('the slug of a chain', () => {
  it.each([
    ['CVS Pharmacy', 'cvs-pharmacy'],
    ["Sam's Club", 'sams-club'],
    ['Winn-Dixie', 'winn-dixie'],
  ])('is its name in an address: %s', (name, slug) => {
    expect(brandSlug(name)).toBe(slug);
  });

  it('is undefined for a name without Latin letters, and for a pharmacy of no chain', () => {
    expect(brandSlug('…')).toBeUndefined();
    expect([brandOf({}), brandOf({ brand: null })]).toEqual([undefined, undefined]);
  });
});

describe('a chain among pharmacies', () => {
  const pharmacies = [
    { brand: 'Walgreens' },
    { brand: null },
    { brand: 'CVS Pharmacy' },
    { brand: 'Walgreens' },
  ];

  it('has its name and its own pharmacies, in their order', () => {
    const slug = brandSlug('Walgreens');
    if (slug === undefined) throw new Error('a chain has a slug');
    expect(chainAmong(pharmacies, slug)).toEqual({
      name: 'Walgreens',
      pharmacies: [pharmacies[0], pharmacies[3]],
    });
    expect(chainAmong(pharmacies.slice(1, 3), slug)).toBeUndefined();
  });
});
