import { describe, expect, it } from 'vitest';
import { alwaysIndexed, listIndexability, searchIndexability } from './indexability.ts';

describe('other pages', () => {
  it('that list something are indexed, and empty ones are not', () => {
    expect(listIndexability(1)).toEqual(alwaysIndexed);
    expect(listIndexability(0)).toEqual({ index: false, reasons: ['empty'] });
    expect(alwaysIndexed.index).toBe(true);
  });

  it('that repeat a city’s page leave being indexed to it', () => {
    expect(searchIndexability).toEqual({ index: false, reasons: ['duplicate-screen'] });
  });
});
