import { describe, expect, it } from 'vitest';
import { aPharmacy } from '../../tests/support/domain-fixtures.ts';
import { withAge } from './aged-listing.ts';

const today = '2026-11-22';
const touched = (date: string | undefined, fields: readonly string[] = ['name', 'address']) =>
  aPharmacy({ sources: [{ id: 'nppes', date, fields }] });

describe('a listing on the day of a build', () => {
  it.each([
    ['2016-11-21', true],
    ['2016-11-22', undefined],
    ['2007-07-08', true],
    ['2026-01-01', undefined],
    [undefined, undefined],
  ])('that was last touched on %s is marked as possibly out of date: %s', (date, outdated) => {
    expect(withAge(touched(date), today).outdated).toBe(outdated);
  });

  it('is not touched by who placed its address', () => {
    const placed = { id: 'census', date: '2026-11-01', fields: ['location'] };
    const pharmacy = aPharmacy({ sources: [...touched('2009-01-01').sources, placed] });
    expect(withAge(pharmacy, today).outdated).toBe(true);
  });

  it('is touched by any source that states a fact of it', () => {
    const seen = { id: 'osm', date: '2024-05-01', fields: ['phone'] };
    const pharmacy = aPharmacy({ sources: [...touched('2009-01-01').sources, seen] });
    expect(withAge(pharmacy, today)).toBe(pharmacy);
  });
});
