import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../../../src/domain/hours/hours.ts';
import { openStatus } from '../../../src/domain/hours/open-status.ts';
import { readSchedule } from './hours-syntax.ts';

const zone = 'America/New_York';
const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** What a text says, as hours of the pharmacy that do not age. */
function read(text: string) {
  const { schedule, refused } = readSchedule(text, 'FL');
  return { schedule, refused, hours: schedule && { pharmacy: { ...schedule, ageless: true as const } } };
}
const stateAt = (text: string, iso: string) => openStatus(read(text).hours, zone, Date.parse(iso)).state;

describe('hours of nights', () => {
  it.each([
    ['Mo-Fr 20:00-06:00', { mon: [[20, 30]], tue: [[20, 30]], fri: [[20, 30]], sat: [], sun: [] }],
    ['Su 20:00-06:00', { sun: [[20, 30]], mon: [], tue: [] }],
    ['Su 22:00-30:00; PH off', { sun: [[22, 30]], mon: [] }],
    ['Mon-Fri 10 PM - 6 AM', { mon: [[22, 30]], fri: [[22, 30]], sat: [] }],
    [
      'Mo-Th 08:00-22:00; Fr 08:00-01:00; Sa 09:00-01:00; Su off',
      { fri: [[8, 25]], sat: [[9, 25]], sun: [] },
    ],
    ['Fr 20:00-06:00; Sa 10:00-18:00', { fri: [[20, 30]], sat: [[10, 18]] }],
    ['Mo-Th 20:00-24:00; Fr 20:00-02:00', { mon: [[20, 24]], thu: [[20, 24]], fri: [[20, 26]] }],
  ])('are those of the day on which the night starts, as the text writes them: %s', (text, days) => {
    const ranges = Object.entries(days).map(([day, all]) => [
      day,
      all.map(([opens = 0, closes = 0]) => ({ opens: opens * 60, closes: closes * 60 })),
    ]);
    expect(read(text).refused).toEqual([]);
    expect(read(text).schedule?.weekly).toMatchObject(Object.fromEntries(ranges));
  });

  it.each([
    ['Mo-Su 22:00-06:00; PH off', '2026-09-07T03:00-04:00', 'open'],
    ['Mo-Su 22:00-06:00; PH off', '2026-09-07T23:00-04:00', 'closed'],
    ['Mo-Su 22:00-06:00; PH off', '2026-09-08T03:00-04:00', 'closed'],
    ['Mo-Su 22:00-06:00; PH off', '2026-09-08T23:00-04:00', 'open'],
    ['Mo-Su 22:00-06:00; 2026 Dec 25 off', '2026-12-26T03:00-05:00', 'closed'],
    ['Mo-Su,PH 22:00-06:00', '2026-09-08T03:00-04:00', 'open'],
    ['Mo-Su 22:00-06:00', '2026-09-07T03:00-04:00', 'open'],
    ['Mo-Su 22:00-06:00', '2026-09-08T03:00-04:00', 'holiday'],
  ])('on a holiday are those of the night that begins on it: %s on %s', (text, iso, state) => {
    expect(stateAt(text, iso)).toBe(state);
  });

  it.each(['Mo-Su,PH 20:00-02:00', 'Mo-Fr 09:00-18:00; Sa,Su,PH 20:00-02:00', 'Sa,PH 20:00-06:00'])(
    'are the same on every holiday, on which the parser ends some nights at midnight: %s',
    (text) => {
      const { schedule } = read(text);
      expect(schedule).not.toHaveProperty('exceptions');
      expect(
        new Set(Object.values(schedule?.holidays ?? {}).map((ranges) => JSON.stringify(ranges))),
      ).toEqual(new Set([JSON.stringify(schedule?.weekly.sat)]));
    },
  );

  it('agree with a person who reads them by the wall clock, however their rules follow each other', () => {
    const night = fc.record({
      opens: fc.integer({ min: 13 * 60, max: 23 * 60 }),
      closes: fc.integer({ min: 1441, max: 1440 + 12 * 60 }),
    });
    const nights = fc.array(fc.option(night, { nil: undefined }), { minLength: 7, maxLength: 7 });
    const minutes = fc.integer({ min: -1440, max: 3 * 1440 });
    fc.assert(
      fc.property(nights, minutes, (all, after) => {
        fc.pre(all.some((each) => each !== undefined));
        // Where a night begins at one time on two days, a cut one may be either, and ends at midnight.
        const starts = all.flatMap((each) => (each === undefined ? [] : [each.opens]));
        fc.pre(new Set(starts).size === starts.length);
        const rules = all.flatMap((each, day) =>
          each === undefined ? [] : [`${dayNames[day]} ${clock(each.opens)}-${clock(each.closes)}`],
        );
        // Labor Day of 2026 is September 7, a Monday.
        const instant = Date.parse('2026-09-07T00:00-04:00') + after * 60_000;
        const day = Math.floor(after / 1440);
        const isOpen = (since: number): boolean => {
          const each = since === 0 ? undefined : all[(since + weekdays.length) % weekdays.length];
          const minute = after - since * 1440;
          return each !== undefined && each.opens <= minute && minute < each.closes;
        };
        const { hours, refused } = read(`${rules.join('; ')}; PH off`);
        expect(refused).toEqual([]);
        expect(openStatus(hours, zone, instant).state === 'open').toBe(isOpen(day) || isOpen(day - 1));
      }),
      { numRuns: 60 },
    );
  });
});
