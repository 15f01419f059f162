import { describe, expect, it } from 'vitest';
import { anEntry, aPharmacy } from '../../tests/support/domain-fixtures.ts';
import { keywordOf, landingHeading, phraseOf } from './keyword-text.ts';

const place = 'Birmingham, AL';

describe('the keyword of a landing page', () => {
  it.each([
    ['24-hour-pharmacy', { type: '24-hour' }, '24-hour pharmacy in Birmingham, AL'],
    ['pharmacy-open-sunday', { modifier: 'open-sunday' }, 'pharmacy open Sunday in Birmingham, AL'],
    ['drugstores-in', {}, 'drugstores in Birmingham, AL'],
    ['pharmacy-finder', {}, 'pharmacy finder for Birmingham, AL'],
    ['city-drugs', {}, 'City Drugs in Birmingham, AL'],
    ['pharmacy-avondale', { neighborhood: 'Avondale' }, 'pharmacies in Avondale, Birmingham, AL'],
    ['pharmacy-near-uab', { landmark: 'UAB' }, 'pharmacies near UAB, Birmingham, AL'],
  ] as const)('of the slug %s is made from what it selects', (stem, facts, keyword) => {
    expect(keywordOf(anEntry(stem, facts), place)).toBe(keyword);
  });

  it('of a pair of filters has a phrase of its own, which stands without its place', () => {
    const entry = anEntry('compounding-pharmacy-for-pets', {
      type: 'compounding',
      service: 'pet-medications',
    });
    expect(phraseOf(entry)).toBe('compounding pharmacy for pets');
  });

  const result = { pharmacy: aPharmacy(), distanceMiles: 1, uncertaintyMiles: 0 };
  const clinic = { entry: anEntry('clinic', { type: 'clinic' }), results: [], listed: [], fallback: [] };

  it('has a capital where it heads the page', () => {
    expect(landingHeading({ ...clinic, results: [result], listed: [result] }, place)).toBe(
      'Clinic pharmacy in Birmingham, AL',
    );
    expect(landingHeading(clinic, place)).toBe('Clinic pharmacy in Birmingham, AL');
  });

  it('says near where all that the page lists are in other places', () => {
    expect(landingHeading({ ...clinic, listed: [result] }, place)).toBe(
      'Clinic pharmacy near Birmingham, AL',
    );
    const entry = anEntry('avondale', { neighborhood: 'Avondale' });
    expect(landingHeading({ ...clinic, entry, fallback: [result] }, place)).toBe(
      'Pharmacies near Avondale, Birmingham, AL',
    );
  });
});
