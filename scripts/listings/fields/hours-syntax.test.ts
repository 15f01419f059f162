import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenRange, type WeeklyTable, weekdays } from '../../../src/domain/hours/hours.ts';
import { openStatus } from '../../../src/domain/hours/open-status.ts';
import { isOpenAroundTheClock } from '../../../src/domain/pharmacy/hours-rules.ts';
import { readSchedule } from './read-hours.ts';

/** Reads a text as hours of the pharmacy that do not age. */
function read(text: string) {
  const { schedule, fault } = readSchedule(text, 'FL');
  return {
    schedule,
    fault,
    hours: schedule && { pharmacy: { ...schedule, neverOutdated: true as const } },
  };
}
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const dayNames = { mon: 'Mo', tue: 'Tu', wed: 'We', thu: 'Th', fri: 'Fr', sat: 'Sa', sun: 'Su' } as const;
/** Rules joined by commas add to each other; after a semicolon a day's rule would cut the night before it. */
const written = (week: WeeklyTable): string =>
  weekdays
    .filter((day) => week[day].length > 0)
    .map(
      (day) =>
        `${dayNames[day]} ${week[day].map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(',')}`,
    )
    .join(', ');

/**
 * Up to two periods a day with a break between them; the last may end in the small hours, before any day
 * opens.
 */
const day = fc
  .record({
    opens: fc.integer({ min: 300, max: 600 }),
    length: fc.integer({ min: 30, max: 200 }),
    pause: fc.integer({ min: 15, max: 90 }),
    // 23:59 is read as midnight.
    closes: fc.integer({ min: 1000, max: 1680 }).filter((closes) => closes !== 1439),
    shape: fc.constantFrom('closed', 'one', 'two'),
  })
  .map(({ opens, length, pause, closes, shape }): readonly OpenRange[] => {
    if (shape === 'closed') return [];
    if (shape === 'one') return [{ opens, closes }];
    return [
      { opens, closes: opens + length },
      { opens: opens + length + pause, closes },
    ];
  });
const week = fc.record({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const usZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
];
/** Changes of the clocks in 2026 (March 8 and November 1), an ordinary day, and the turn of the year. */
const days = ['2026-03-08', '2026-11-01', '2026-06-10', '2026-12-31'];
/** The holidays that every state keeps, in the years that are read ahead. */
const holidays: readonly string[] = [
  '2026-01-01',
  '2026-05-25',
  '2026-07-04',
  '2026-09-07',
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-05-31',
  '2027-07-04',
  '2027-09-06',
  '2027-11-25',
  '2027-12-25',
];

/** What a clock on the wall shows. */
function wallClock(zone: string, instant: number): { readonly date: string; readonly minutes: number } {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = text.format(instant).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date, minutes: hour * 60 + minute };
}

describe('opening hours in OpenStreetMap’s syntax', () => {
  it('give back every week of one or two periods a day, past midnight too', () => {
    fc.assert(
      fc.property(week, (table) => {
        fc.pre(weekdays.some((day) => table[day].length > 0));
        const { schedule, fault } = read(written(table));
        expect(fault).toBeUndefined();
        expect(schedule?.weekly).toEqual(table);
      }),
      { numRuns: 60 },
    );
  });

  it('of 24/7 are open at every minute in every zone but on holidays, through changes of the clocks', () => {
    const { hours } = read('24/7');
    fc.assert(
      fc.property(
        fc.constantFrom(...usZones),
        fc.constantFrom(...days.filter((date) => date !== '2026-12-31')),
        fc.integer({ min: -1440, max: 2880 }),
        (zone, date, minutes) => {
          const status = openStatus(hours, zone, Date.parse(`${date}T12:00:00Z`) + minutes * 60_000);
          expect(status).toMatchObject({ state: 'open', closesAt: null });
        },
      ),
    );
  });

  it('with a lunch break are closed in it by the pharmacy’s own clock, on the days on which clocks change too', () => {
    const { hours } = read('Mo-Su 08:00-12:30,13:30-18:00');
    fc.assert(
      fc.property(
        fc.constantFrom(...usZones),
        fc.constantFrom(...days),
        fc.integer({ min: 0, max: 1439 }),
        (zone, date, minutes) => {
          const instant = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
          const local = wallClock(zone, instant).minutes;
          const open = (local >= 480 && local < 750) || (local >= 810 && local < 1080);
          expect(openStatus(hours, zone, instant).state).toBe(open ? 'open' : 'closed');
        },
      ),
    );
  });

  it('agree, on holidays and days on which clocks change too, with a person who reads them by the wall clock', () => {
    const onHoliday = fc.constantFrom<readonly OpenRange[]>(
      [],
      [{ opens: 600, closes: 840 }],
      [
        { opens: 540, closes: 720 },
        { opens: 780, closes: 1440 },
      ],
    );
    const around = fc
      .tuple(fc.constantFrom(...holidays, ...days), fc.integer({ min: -1440, max: 2880 }))
      .map(([date, minutes]) => Date.parse(`${date}T12:00:00Z`) + minutes * 60_000);
    fc.assert(
      fc.property(week, onHoliday, fc.constantFrom(...usZones), around, (table, special, zone, instant) => {
        fc.pre(weekdays.some((name) => table[name].length > 0));
        const rule = special.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(',');
        const { hours, fault } = read(`${written(table)}; PH ${rule || 'off'}`);
        expect(fault).toBeUndefined();
        const { date, minutes } = wallClock(zone, instant);
        // Autumn shows the hour from one to two twice; a table does not say which is meant.
        fc.pre(!(date === '2026-11-01' && minutes >= 60 && minutes < 120));
        // On Christmas Eve, which PH does not name, pharmacies keep hours of their own.
        fc.pre(!date.endsWith('-12-24') && !(date.endsWith('-12-25') && minutes < 300));
        const rangesOn = (day: string): readonly OpenRange[] =>
          holidays.includes(day)
            ? special
            : table[weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'];
        const before = new Date(Date.parse(`${date}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
        const open =
          rangesOn(date).some(({ opens, closes }) => opens <= minutes && minutes < closes) ||
          rangesOn(before).some(({ closes }) => minutes < closes - 1440);
        expect(openStatus(hours, zone, instant).state === 'open').toBe(open);
      }),
      { numRuns: 70 },
    );
  });

  it.each(['Mo-Su 00:00-23:59', 'Monday-Sunday 12:00 AM - 11:59 PM', 'Mo-Su 00:00-24:00', 'Open 24/7'])(
    'of a day to its last minute are round the clock: %s',
    (text) => {
      const { hours, schedule } = read(text);
      expect(schedule && isOpenAroundTheClock(schedule)).toBe(true);
      const late = openStatus(hours, 'America/New_York', Date.parse('2026-06-11T03:30:00Z'));
      expect(late).toMatchObject({ state: 'open', closesAt: null, closingSoon: false });
    },
  );

  it.each([
    ['Mo-Fr 09:00-09:00', 'a range of no length'],
    ['Mo-Fr 9:00-9:00', 'a range of no length'],
    ['Mo-Fr 23:59-23:59', 'a range of no length'],
    ['all week 00:00-00:00', ''],
    ['["Mo-Fr 09:00-18:00"]', 'JSON, which is not read'],
    [' {"monday":"9am-6pm"}', 'JSON, which is not read'],
    ['Mo-Fr 09:00-18:00 "by appointment"', 'by appointment'],
    ['Mo-Fr by appointment', ''],
    ['Apr-Sep Mo-Fr 09:00-18:00; Oct-Mar Mo-Fr 09:00-16:00', 'changes with the season'],
    ['Mo-Fr sunrise-sunset', ''],
    ['nine to five', ''],
  ])('are refused, never repaired: %s', (text, why) => {
    const { schedule, fault } = read(text);
    expect(schedule).toBeUndefined();
    expect(fault).toContain(why);
  });
});
