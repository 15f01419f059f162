import { describe, expect, it } from 'vitest';
import { aPharmacy, everyDay, hoursOf, range } from '../../../tests/support/domain-fixtures.ts';
import { isTimed, knowledgeOf, knowsHours } from './knowledge.ts';

const known = aPharmacy({ hours: hoursOf(everyDay(range(9, 17))) });
const weekly = everyDay(range(9, 17));

describe('what is known of hours', () => {
  it('counts pharmacies with known hours for prescriptions', () => {
    expect(knowledgeOf([known, aPharmacy()])).toEqual({ total: 2, hours: 1 });
  });

  it('does not count a store’s hours, nor hours too old to be relied on', () => {
    expect(knowsHours(aPharmacy({ hours: { store: { weekly } } }))).toBe(false);
    expect(knowsHours(aPharmacy({ hours: { pharmacy: { weekly, old: true } } }))).toBe(false);
    expect(knowsHours(known)).toBe(true);
  });
});

describe('a filter by hours', () => {
  it('is recognized among the filters', () => {
    expect(isTimed('open-sunday')).toBe(true);
    expect(isTimed('24-hour')).toBe(true);
    expect(isTimed('delivery')).toBe(false);
    expect(isTimed('wheelchair-accessible')).toBe(false);
  });
});
