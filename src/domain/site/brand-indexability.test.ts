import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { indexThresholds } from '../../config/site.ts';
import { brandCityIndexability } from './brand-indexability.ts';

const pharmacies = Array.from({ length: 40 }, (_, index) => pharmacyFixture(index + 1));
const city = { pharmacies, listed: true };
const verdict = (own: number, listed = true) =>
  brandCityIndexability({ ...city, listed }, pharmacies.slice(0, own), indexThresholds);

describe('the page of a chain in a city', () => {
  it('is indexed where it lists enough, and not all that the city lists', () => {
    expect(verdict(10)).toMatchObject({ index: true });
  });

  it('is not indexed where it lists too few, or nothing', () => {
    expect(verdict(0)).toEqual({ index: false, reasons: ['empty'] });
    expect(verdict(1)).toEqual({ index: false, reasons: ['too-few-matches'] });
  });

  it('is not indexed where it says what the directory of the city says', () => {
    expect(verdict(40)).toEqual({ index: false, reasons: ['similar-to-city'] });
    expect(verdict(40, false)).toMatchObject({ index: true });
  });
});
