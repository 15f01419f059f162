import { describe, expect, it } from 'vitest';
import { aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { hasBrand } from './brand.ts';

describe('a brand', () => {
  it('is the recorded one, or what the name begins with', () => {
    expect(hasBrand(aPharmacy({ brand: 'City Drugs' }), 'City Drugs')).toBe(true);
    expect(hasBrand(aPharmacy({ name: 'City Drugs of Marks' }), 'City Drugs')).toBe(true);
    expect(hasBrand(aPharmacy({ name: 'CITY DRUG' }), 'City Drugs')).toBe(true);
    expect(hasBrand(aPharmacy({ name: 'Inner City Drugs' }), 'City Drugs')).toBe(false);
    expect(hasBrand(aPharmacy({ name: 'City Druggist' }), 'City Drugs')).toBe(false);
    expect(hasBrand(aPharmacy({ name: 'Oak Pharmacy', brand: null }), 'City Drugs')).toBe(false);
  });
});
