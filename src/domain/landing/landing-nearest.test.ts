import { describe, expect, it } from 'vitest';
import { aCityDataset, anEntry, aPharmacy, milesAway } from '../../../tests/support/domain-fixtures.ts';
import type { LandingCity } from './landing-entry.ts';
import { selectListings } from './landing-selection.ts';

describe('the nearest of a landing page', () => {
  const clinic = (key: string, miles: number, radiusMiles?: number) => {
    const exact = milesAway(miles);
    return aPharmacy({
      key,
      types: ['clinic'],
      location: radiusMiles === undefined ? exact : { ...exact, precision: 'zip', radiusMiles },
    });
  };
  const nearest = (facts: Partial<LandingCity>) => {
    const found = selectListings(anEntry('clinic', { type: 'clinic' }), aCityDataset(facts)).nearest;
    return found?.pharmacy.id.replace('test:', '');
  };

  it('is the first, of whatever city, where its position is exact and nothing may be nearer', () => {
    expect(nearest({ pharmacies: [clinic('a', 2)] })).toBe('a');
    expect(nearest({ pharmacies: [clinic('a', 2)], fallback: [clinic('across', 1)] })).toBe('across');
    expect(nearest({ pharmacies: [clinic('a', 2), clinic('zip', 9, 5)] })).toBe('a');
  });

  it('is not named if an uncertain position may be nearer', () => {
    expect(nearest({ pharmacies: [clinic('zip', 1, 0.5)] })).toBeUndefined();
    expect(nearest({ pharmacies: [clinic('a', 2), clinic('zip', 3, 2)] })).toBeUndefined();
    expect(nearest({ pharmacies: [clinic('a', 2)], fallback: [clinic('zip', 6, 5)] })).toBeUndefined();
  });

  it('is not named if the first has not been touched for ten years', () => {
    const gone = { ...clinic('old', 1), outdated: true } as const;
    expect(nearest({ pharmacies: [gone, clinic('a', 2)] })).toBeUndefined();
    const { listed } = selectListings(
      anEntry('clinic', { type: 'clinic' }),
      aCityDataset({ pharmacies: [gone, clinic('a', 2)] }),
    );
    expect(listed.map(({ pharmacy }) => pharmacy.id)).toEqual(['test:old', 'test:a']);
  });

  it('is not named if the data ends nearer', () => {
    expect(nearest({ pharmacies: [clinic('a', 2)], edgeMiles: 1.9 })).toBeUndefined();
    expect(nearest({ pharmacies: [clinic('a', 2)], edgeMiles: 2.1 })).toBe('a');
  });
});
