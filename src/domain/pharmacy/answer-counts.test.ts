import { describe, expect, it } from 'vitest';
import { aPharmacy, everyDay, hoursOf, range } from '../../../tests/support/domain-fixtures.ts';
import { countAnswers, isTimed, unconfirmedOf } from './answer-counts.ts';

const allDay = aPharmacy({ hours: hoursOf(everyDay(range(0, 24))) });
const nineToFive = aPharmacy({ hours: hoursOf(everyDay(range(9, 17))) });

describe('the answers of a list', () => {
  it('are counted as three, so that unknown is never no', () => {
    expect(countAnswers([allDay, nineToFive, aPharmacy(), aPharmacy()], '24-hour')).toEqual({
      yes: 1,
      no: 1,
      unknown: 2,
    });
  });

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
