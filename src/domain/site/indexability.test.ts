import { describe, expect, it } from 'vitest';
import {
  alwaysIndexed,
  brandCityIndexability,
  listIndexability,
  searchIndexability,
} from './indexability.ts';

describe('other pages', () => {
  it('that list something are indexed, and empty ones are not', () => {
    expect(listIndexability(1)).toEqual(alwaysIndexed);
    expect(listIndexability(0)).toEqual({ index: false, reasons: ['empty'] });
    expect(alwaysIndexed.index).toBe(true);
  });

  it.each([
    [0, 40, ['empty']],
    [1, 40, ['earned']],
    [40, 40, ['same-as-city']],
    [1, undefined, ['earned']],
  ])('of a chain with %i of a city’s %s pharmacies: %j', (count, cityCount, reasons) => {
    expect(brandCityIndexability(count, cityCount).reasons).toEqual(reasons);
  });

  it('that repeat a city’s page are not indexed', () => {
    expect(searchIndexability).toEqual({ index: false, reasons: ['duplicate-screen'] });
  });
});
