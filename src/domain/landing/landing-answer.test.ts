import { describe, expect, it } from 'vitest';
import {
  aCityDataset,
  aNeighborhood,
  anEntry,
  aPharmacy,
  birmingham,
  milesAway,
} from '../../../tests/support/domain-fixtures.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { LandingCity, LandingEntry } from './landing-entry.ts';
import { landingAnswer, landingView } from './landing-view.ts';

const clinic = anEntry('clinic', { type: 'clinic' });
const near = (key: string, miles: number, facts: Partial<Pharmacy> = {}) =>
  aPharmacy({ key, location: milesAway(miles), types: ['clinic'], ...facts });
const rough = (key: string, miles: number) => {
  const { lat, lng } = milesAway(miles);
  return near(key, miles, { location: { lat, lng, precision: 'zip', radiusMiles: 3 } });
};
const inHoover = { street: '1 Elm St', city: 'Hoover', state: 'AL', zip: '35216' } as const;

const answer = (entry: LandingEntry, facts: Partial<LandingCity>) => {
  const found = landingAnswer(landingView(entry, aCityDataset(facts)));
  return (
    found && {
      name: found.result.pharmacy.name,
      city: found.result.cityLabel,
      rank: found.rank,
    }
  );
};

describe('the answer of a landing page', () => {
  it('is the nearest where that is certain, in whatever city it is', () => {
    expect(answer(clinic, { pharmacies: [near('1', 1), near('2', 2)] })).toMatchObject({
      name: 'Pharmacy 1',
      rank: 'nearest',
    });
    const fallback = [near('h', 0.5, { address: inHoover })];
    expect(answer(clinic, { pharmacies: [near('1', 1)], fallback })).toMatchObject({
      name: 'Pharmacy h',
      city: 'Hoover, AL',
      rank: 'nearest',
    });
  });

  it('is called the nearest known one if none in the city is known to match', () => {
    const fallback = [near('h', 9, { address: inHoover }), near('i', 12, { address: inHoover })];
    expect(answer(clinic, { pharmacies: [near('1', 1, { types: [] })], fallback })).toMatchObject({
      name: 'Pharmacy h',
      rank: 'known',
    });
  });

  it('is only called the first of the list where another may be nearer', () => {
    expect(answer(clinic, { pharmacies: [near('1', 1), rough('2', 2)] })).toEqual({
      name: 'Pharmacy 1',
      city: undefined,
      rank: 'first',
    });
    expect(answer(clinic, { pharmacies: [rough('1', 1), near('2', 9)] })).toMatchObject({ rank: 'first' });
  });

  it('is no pharmacy whose records are out of date, and none where all are', () => {
    const old = near('1', 1, { outdated: true });
    expect(answer(clinic, { pharmacies: [old, near('2', 2)] })).toMatchObject({
      name: 'Pharmacy 2',
      rank: 'newer',
    });
    expect(answer(clinic, { pharmacies: [old, near('2', 2, { outdated: true })] })).toBeUndefined();
  });

  it('of a neighborhood without a pharmacy is the nearest around it', () => {
    const neighborhoods = [
      aNeighborhood('Downtown', { shape: 'circle', center: birmingham, radiusMiles: 0.5 }),
    ];
    const downtown = anEntry('downtown', { neighborhood: 'Downtown' });
    expect(answer(downtown, { neighborhoods, pharmacies: [near('1', 1), near('2', 2)] })).toMatchObject({
      name: 'Pharmacy 1',
      rank: 'nearest',
    });
  });

  it('is missing where the page selects nothing, lists a brand, or has one listing alone', () => {
    const pharmacies = [near('1', 1), near('2', 2)];
    expect(answer(anEntry('pharmacies-in'), { pharmacies })).toBeUndefined();
    const branded = anEntry('city-drugs');
    expect(
      answer(branded, {
        brandedSlug: branded.slug,
        pharmacies: pharmacies.map((pharmacy) => ({ ...pharmacy, brand: 'City Drugs' })),
      }),
    ).toBeUndefined();
    expect(answer(clinic, { pharmacies: pharmacies.slice(0, 1) })).toBeUndefined();
  });
});
