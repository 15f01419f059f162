import { describe, expect, it } from 'vitest';
import { aPharmacy, everyDay, hoursOf, range } from '../../../tests/support/domain-fixtures.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { alwaysIndexed, listIndexability, pharmacyIndexability, searchIndexability } from './indexability.ts';

describe('other pages', () => {
  it('that list something are indexed, and empty ones are not', () => {
    expect(listIndexability(1)).toEqual(alwaysIndexed);
    expect(listIndexability(0)).toEqual({ index: false, reasons: ['empty'] });
    expect(alwaysIndexed.index).toBe(true);
  });

  it('that repeat a city’s page leave being indexed to it', () => {
    expect(searchIndexability).toEqual({ index: false, reasons: ['duplicate-screen'] });
  });

  it('of a pharmacy need a phone number, hours, a service or a type', () => {
    expect(pharmacyIndexability(aPharmacy())).toEqual({ index: false, reasons: ['little-known'] });
    for (const facts of [
      { phone: '+12055550123' },
      { hours: hoursOf(everyDay(range(9, 17))) },
      { services: ['naloxone'] },
      { types: ['clinic'] },
    ] satisfies readonly Partial<Pharmacy>[]) {
      expect(pharmacyIndexability(aPharmacy(facts))).toEqual(alwaysIndexed);
    }
  });
});
