import { describe, expect, it } from 'vitest';
import { aPharmacy, everyDay, hoursOf, range } from '../../../tests/support/domain-fixtures.ts';
import { isTimed, unconfirmedOf } from './knowledge.ts';

const nineToFive = aPharmacy({ hours: hoursOf(everyDay(range(9, 17))) });

describe('the answers of a list', () => {
  it('name the filters that nobody is known to pass', () => {
    expect(
      unconfirmedOf([nineToFive, aPharmacy({ services: ['delivery'] })], ['24-hour', 'delivery']),
    ).toEqual(['24-hour']);
  });
});

describe('a filter by hours', () => {
  it('is told from the others', () => {
    expect(isTimed('open-sunday')).toBe(true);
    expect(isTimed('24-hour')).toBe(true);
    expect(isTimed('delivery')).toBe(false);
    expect(isTimed('wheelchair-accessible')).toBe(false);
  });
});
