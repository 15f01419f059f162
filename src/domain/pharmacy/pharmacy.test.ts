import { describe, expect, it } from 'vitest';
import { formatAddress, formatPhone, isPharmacyId, newestDate } from './pharmacy.ts';

describe('a pharmacy', () => {
  it('has an id that names its source', () => {
    for (const id of ['npi:1234567890', 'osm:node/1', 'sample:birmingham-al/3']) {
      expect(isPharmacyId(id)).toBe(true);
    }
    for (const id of ['', '1234567890', 'npi:', 'NPI:1', 'npi:/1', 'npi:1 2', 'npi:1\n']) {
      expect(isPharmacyId(id)).toBe(false);
    }
  });

  it('has a phone number that reads as in the United States, and any other as it is', () => {
    expect(formatPhone('+12055550123')).toBe('(205) 555-0123');
    expect(formatPhone('+442079460000')).toBe('+442079460000');
    expect(formatPhone('+1205555012')).toBe('+1205555012');
  });

  it('has an address on one line, with the unit where there is one', () => {
    const address = { street: '1201 2nd Ave N', city: 'Birmingham', state: 'AL', zip: '35203' } as const;
    expect(formatAddress(address)).toBe('1201 2nd Ave N, Birmingham, AL 35203');
    expect(formatAddress({ ...address, unit: 'Ste 200' })).toBe(
      '1201 2nd Ave N, Ste 200, Birmingham, AL 35203',
    );
  });

  it('was last confirmed on the latest date of its sources', () => {
    const source = (date: string) => ({ id: 'osm', date, fields: [] });
    const sources = [source('2025-11-30'), source('2026-02-01'), source('2026-01-31')];
    expect(newestDate(sources)).toBe('2026-02-01');
    expect(newestDate([])).toBeUndefined();
  });
});
