import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, range, table } from '../../../tests/support/domain-fixtures.ts';
import { officeWeek } from '../../../tests/support/pharmacy-fixture.ts';
import { openStatus } from './open-status.ts';
import { halfHoursPerWeek, isOpenInWeek, ordinaryHalfHour } from './ordinary-week.ts';

const at = (text: string): number => Date.parse(text);

describe('the half hour of an ordinary week', () => {
  it.each([
    ['2026-11-16T00:10:00-05:00', 0],
    ['2026-11-17T23:00:00-05:00', 94],
    ['2026-11-22T23:59:00-05:00', 335],
  ])('is told by the wall clock of the place: at %s it is %i', (time, halfHour) => {
    expect(ordinaryHalfHour('America/New_York', at(time))).toBe(halfHour);
  });

  it('is another one where the clock is', () => {
    expect(ordinaryHalfHour('America/Chicago', at('2026-11-17T23:00:00-05:00'))).toBe(92);
  });

  it.each(['2026-12-25T12:00:00-05:00', '2026-12-26T00:30:00-05:00'])(
    'is none on a holiday that pharmacies keep, nor in the night after: %s',
    (time) => {
      expect(ordinaryHalfHour('America/New_York', at(time))).toBeUndefined();
    },
  );
});

describe('hours in an ordinary week', () => {
  const hours = { pharmacy: { weekly: officeWeek, ageless: true } } as const;

  it('are open in half hours within them', () => {
    const open = Array.from({ length: halfHoursPerWeek }, (_, index) => index).filter((halfHour) =>
      isOpenInWeek(hours, halfHour),
    );
    expect(open.slice(0, 18)).toEqual(Array.from({ length: 18 }, (_, index) => 18 + index));
    expect(open).toHaveLength(5 * 18 + 8);
  });

  it('are never open where they are not known, too old or without a date', () => {
    expect(isOpenInWeek(undefined, 30)).toBe(false);
    expect(isOpenInWeek({ store: hours.pharmacy }, 30)).toBe(false);
    expect(isOpenInWeek({ pharmacy: { weekly: officeWeek, asOf: '2020-01-01', old: true } }, 30)).toBe(false);
    expect(isOpenInWeek({ pharmacy: { weekly: officeWeek } }, 30)).toBe(false);
    expect(isOpenInWeek({ pharmacy: { weekly: officeWeek, asOf: '2026-01-01' } }, 30)).toBe(true);
  });

  it('are as a status says in a week without a holiday', () => {
    // Midnight of a Monday.
    const monday = Date.UTC(2026, 1, 2);
    const period = fc
      .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
      .map(([from, length]) => range(from / 2, (from + length) / 2));
    const weekly = fc.oneof(
      period.map((each) => everyDay(each)),
      fc.record({ mon: fc.tuple(period), sat: fc.tuple(period), sun: fc.tuple(period) }).map(table),
    );
    fc.assert(
      fc.property(
        weekly,
        fc.option(weekly),
        fc.nat({ max: halfHoursPerWeek - 1 }),
        (stated, around, halfHour) => {
          const store = around === null ? undefined : ({ weekly: around, ageless: true } as const);
          const known = { pharmacy: { weekly: stated, ageless: true }, store } as const;
          const { state } = openStatus(known, 'UTC', monday + (halfHour + 0.5) * 30 * 60_000);
          expect(isOpenInWeek(known, halfHour)).toBe(state === 'open');
        },
      ),
    );
  });
});
