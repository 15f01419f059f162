import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, hoursOf, range, table } from '../../../tests/support/domain-fixtures.ts';
import { holidayOn } from './holidays.ts';
import { type OpenRange, type Schedule, weekdays } from './hours.ts';
import { openStatus } from './open-status.ts';

const chicago = 'America/Chicago';
const phoenix = 'America/Phoenix';
const minuteMs = 60_000;

const at = (iso: string): number => Date.parse(iso);

// 2026-03-02 is a Monday. Chicago is UTC−6 until 2026-03-08 02:00 and again from 2026-11-01 02:00 (−5
// between).
const nineToSix = hoursOf({ ...everyDay(range(9, 18)), sun: [] });

describe('openStatus', () => {
  it('is unknown when no hours are listed', () => {
    expect(openStatus(undefined, chicago, 0)).toEqual({ state: 'unknown' });
  });

  it('opens at the first minute and is closed at the closing minute', () => {
    expect(openStatus(nineToSix, chicago, at('2026-03-02T08:59:59.999-06:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-03-02T09:00-06:00'),
      holidayBefore: false,
    });
    expect(openStatus(nineToSix, chicago, at('2026-03-02T09:00-06:00'))).toEqual({
      state: 'open',
      closesAt: at('2026-03-02T18:00-06:00'),
      closesInMinutes: 540,
      closingSoon: false,
      intoHoliday: false,
    });
    expect(openStatus(nineToSix, chicago, at('2026-03-02T18:00-06:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-03-03T09:00-06:00'),
      holidayBefore: false,
    });
  });

  it('warns from 60 minutes before closing and never says 0 minutes', () => {
    const soon = (iso: string) => openStatus(nineToSix, chicago, at(iso));
    expect(soon('2026-03-02T16:59:59-06:00')).toMatchObject({ closesInMinutes: 61, closingSoon: false });
    expect(soon('2026-03-02T17:00-06:00')).toMatchObject({ closesInMinutes: 60, closingSoon: true });
    expect(soon('2026-03-02T17:59:59.999-06:00')).toMatchObject({ closesInMinutes: 1, closingSoon: true });
  });

  it('uses the clock of the pharmacy, which in Phoenix never changes', () => {
    const july = at('2026-07-06T15:30Z');
    expect(openStatus(nineToSix, chicago, july)).toMatchObject({ state: 'open' });
    expect(openStatus(nineToSix, phoenix, july)).toEqual({
      state: 'closed',
      opensAt: at('2026-07-06T16:00Z'),
      holidayBefore: false,
    });
  });

  it('is closed during a lunch break, until the afternoon', () => {
    const listed = hoursOf(everyDay(range(8, 12), range(13, 17)));
    expect(openStatus(listed, chicago, at('2026-03-02T12:30-06:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-03-02T13:00-06:00'),
      holidayBefore: false,
    });
  });

  it('follows a period past midnight into the next day, even into a day that is itself closed', () => {
    const listed = hoursOf(table({ fri: [range(20, 26)] }));
    expect(openStatus(listed, chicago, at('2026-03-07T01:30-06:00'))).toMatchObject({
      state: 'open',
      closesAt: at('2026-03-07T02:00-06:00'),
      closesInMinutes: 30,
    });
    expect(openStatus(listed, chicago, at('2026-03-07T02:00-06:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-03-13T20:00-05:00'),
      holidayBefore: false,
    });
  });

  it('is always open around the clock, on the days the clocks change too', () => {
    for (const iso of ['2026-03-02T12:00Z', '2026-03-08T08:00Z', '2026-11-01T06:30Z', '2026-11-01T07:30Z']) {
      expect(openStatus(hoursOf(everyDay(range(0, 24))), chicago, at(iso))).toMatchObject({
        state: 'open',
        closesAt: null,
      });
    }
  });

  it('lets a holiday replace the weekly table of its date alone', () => {
    const listed = hoursOf(everyDay(range(0, 24)), {
      exceptions: [
        { date: '2026-12-24', ranges: [range(0, 24)] },
        { date: '2026-12-25', ranges: [] },
      ],
    });
    expect(openStatus(listed, chicago, at('2026-12-24T12:00-06:00'))).toMatchObject({
      closesAt: at('2026-12-25T00:00-06:00'),
    });
    expect(openStatus(listed, chicago, at('2026-12-25T12:00-06:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-12-26T00:00-06:00'),
      holidayBefore: false,
    });
  });

  it('keeps the night before a holiday open past midnight', () => {
    const listed = hoursOf(everyDay(range(18, 26)), {
      exceptions: [
        { date: '2026-12-24', ranges: [range(18, 26)] },
        { date: '2026-12-25', ranges: [] },
      ],
    });
    expect(openStatus(listed, chicago, at('2026-12-25T01:00-06:00'))).toMatchObject({ state: 'open' });
    expect(openStatus(listed, chicago, at('2026-12-25T19:00-06:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-12-26T18:00-06:00'),
      holidayBefore: false,
    });
  });

  it('finds the next opening past a holiday on the only opening day of the week', () => {
    const listed = hoursOf(table({ mon: [range(8, 17)] }), {
      exceptions: [{ date: '2026-05-25', ranges: [] }],
    });
    expect(openStatus(listed, chicago, at('2026-05-18T17:00-05:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-06-01T08:00-05:00'),
      holidayBefore: false,
    });
  });

  it('says closed without an opening when every day is closed', () => {
    expect(openStatus(hoursOf(table({})), chicago, at('2026-03-02T12:00Z'))).toEqual({
      state: 'closed',
      opensAt: null,
      holidayBefore: false,
    });
  });

  it('refuses an unknown time zone', () => {
    expect(() => openStatus(nineToSix, 'Mars/Olympus', 0)).toThrow(RangeError);
  });
});

describe('openStatus when the clocks change', () => {
  const early = hoursOf(everyDay(range(1, 3)));

  it('shortens a period by the hour that spring skips', () => {
    expect(openStatus(early, chicago, at('2026-03-08T01:59-06:00'))).toMatchObject({
      state: 'open',
      closesAt: at('2026-03-08T03:00-05:00'),
      closesInMinutes: 1,
    });
    expect(openStatus(early, chicago, at('2026-03-08T03:00-05:00'))).toMatchObject({ state: 'closed' });
  });

  it('lengthens a period by the hour that autumn repeats', () => {
    expect(openStatus(early, chicago, at('2026-11-01T01:00-05:00'))).toMatchObject({
      state: 'open',
      closesAt: at('2026-11-01T03:00-06:00'),
      closesInMinutes: 180,
    });
    expect(openStatus(early, chicago, at('2026-11-01T01:30-06:00'))).toMatchObject({ closesInMinutes: 90 });
  });

  it('never opens for a period that lies inside the skipped hour', () => {
    const listed = hoursOf(table({ sun: [{ opens: 135, closes: 165 }] }));
    expect(openStatus(listed, chicago, at('2026-03-08T03:20-05:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-03-15T02:15-05:00'),
      holidayBefore: false,
    });
  });

  it('opens at the change when the opening time is skipped', () => {
    const listed = hoursOf(table({ sun: [{ opens: 150, closes: 300 }] }));
    expect(openStatus(listed, chicago, at('2026-03-08T01:59-06:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-03-08T03:00-05:00'),
      holidayBefore: false,
    });
  });

  it('takes a closing time that autumn shows twice as the first', () => {
    const listed = hoursOf(table({ sat: [{ opens: 1200, closes: 1440 + 90 }] }));
    expect(openStatus(listed, chicago, at('2026-11-01T01:00-05:00'))).toMatchObject({ closesInMinutes: 30 });
    expect(openStatus(listed, chicago, at('2026-11-01T01:00-06:00'))).toMatchObject({ state: 'closed' });
  });

  it('changes nothing in Phoenix', () => {
    expect(openStatus(early, phoenix, at('2026-03-08T01:00-07:00'))).toMatchObject({ closesInMinutes: 120 });
    expect(openStatus(early, phoenix, at('2026-11-01T01:00-07:00'))).toMatchObject({ closesInMinutes: 120 });
  });
});

const dayRanges = fc
  .uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 6 })
  .chain((ends) => fc.tuple(fc.constant(ends.toSorted((a, b) => a - b)), fc.integer({ min: 1, max: 700 })))
  .map(([ends, late]): OpenRange[] => {
    const ranges: OpenRange[] = [];
    for (let index = 0; index < ends.length; index += 2) {
      const opens = ends[index] ?? 0;
      const closes = ends[index + 1] ?? Math.min(1440 + late, opens + 1440);
      ranges.push({ opens, closes });
    }
    return ranges;
  });
const weeklyTables = fc.record({
  mon: dayRanges,
  tue: dayRanges,
  wed: dayRanges,
  thu: dayRanges,
  fri: dayRanges,
  sat: dayRanges,
  sun: dayRanges,
});
/** Schedules that list every holiday, so that no day's hours are unknown. */
const listings = fc.record({
  weekly: weeklyTables,
  neverOutdated: fc.constant(true as const),
  holidays: fc.record({
    'new-years-day': dayRanges,
    easter: dayRanges,
    'memorial-day': dayRanges,
    'independence-day': dayRanges,
    'labor-day': dayRanges,
    thanksgiving: dayRanges,
    'christmas-eve': dayRanges,
    'christmas-day': dayRanges,
  }),
  exceptions: fc.uniqueArray(
    fc.record({
      date: fc.constantFrom('2026-03-07', '2026-03-08', '2026-11-01', '2026-12-25', '2026-12-26'),
      ranges: dayRanges,
    }),
    { selector: (exception) => exception.date },
  ),
});
const instants = fc
  .tuple(
    fc.constantFrom('2026-03-08T08:00Z', '2026-11-01T07:00Z', '2026-12-25T12:00Z', '2026-07-04T12:00Z'),
    fc.integer({ min: -3 * 1440, max: 3 * 1440 }),
  )
  .map(([iso, minutes]) => at(iso) + minutes * minuteMs);
const zones = fc.constantFrom(chicago, phoenix);

/** Returns what a person with the table and a wall clock would say, from the clock's reading alone. */
function openByTheClock(listed: Schedule, timeZone: string, now: number): boolean {
  const read = (instant: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  const [date = '', time = ''] = read(now).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const rangesOf = (iso: string) => {
    const weekday = weekdays[(new Date(`${iso}T00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
    const dated = listed.exceptions?.find((exception) => exception.date === iso)?.ranges;
    const holiday = holidayOn(iso);
    return dated ?? (holiday && listed.holidays?.[holiday]) ?? listed.weekly[weekday];
  };
  const yesterday = new Date(at(`${date}T00:00Z`) - 1440 * minuteMs).toISOString().slice(0, 10);
  const reading = hour * 60 + minute;
  const covers = (minutes: number) => (candidate: OpenRange) =>
    candidate.opens <= minutes && minutes < candidate.closes;
  return rangesOf(date).some(covers(reading)) || rangesOf(yesterday).some(covers(reading + 1440));
}

const repeatedHour = (now: number): boolean =>
  now >= at('2026-11-01T07:00Z') && now < at('2026-11-01T08:00Z');

describe('openStatus laws', () => {
  it('agrees with a person who reads the table by the wall clock', () => {
    fc.assert(
      fc.property(listings, zones, instants, (listed, timeZone, now) => {
        fc.pre(!repeatedHour(now));
        const open = openStatus({ pharmacy: listed }, timeZone, now).state === 'open';
        expect(open).toBe(openByTheClock(listed, timeZone, now));
      }),
      { numRuns: 400 },
    );
  });

  it('holds exactly until the time it names', () => {
    fc.assert(
      fc.property(listings, zones, instants, (listed, timeZone, now) => {
        const hoursOf = { pharmacy: listed };
        const status = openStatus(hoursOf, timeZone, now);
        const until =
          status.state === 'open' ? status.closesAt : status.state === 'closed' ? status.opensAt : null;
        if (until === null) return;
        expect(until).toBeGreaterThan(now);
        expect(openStatus(hoursOf, timeZone, until - 1).state === 'open').toBe(status.state === 'open');
        expect(openStatus(hoursOf, timeZone, until).state === 'open').toBe(status.state !== 'open');
      }),
      { numRuns: 300 },
    );
  });
});
