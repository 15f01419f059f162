import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../../../src/domain/hours/hours.ts';
import { openStatus } from '../../../src/domain/hours/open-status.ts';
import { isOpenOn } from '../../../src/domain/pharmacy/hours-rules.ts';
import { readSchedule } from './read-hours.ts';

const zone = 'America/New_York';
const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Reads a text as hours of the pharmacy that do not age. */
function read(text: string) {
  const { schedule, fault } = readSchedule(text, 'FL');
  return {
    schedule,
    fault,
    hours: schedule && { pharmacy: { ...schedule, neverOutdated: true as const } },
  };
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
    ['Mo-Su 06:00-02:00', { mon: [[6, 26]], sun: [[6, 26]] }],
    ['Mo-Su 08:00-01:00', { mon: [[8, 25]] }],
    ['Mo-Su 08:00-26:00', { mon: [[8, 26]] }],
    ['Mon 8am-2am', { mon: [[8, 26]], tue: [] }],
    ['Mon 8am-4am', { mon: [[8, 28]], tue: [] }],
    ['Mo-Su 16:00-08:00', { mon: [[16, 32]] }],
    ['Mo-Th 20:00-24:00; Fr 20:00-02:00', { mon: [[20, 24]], thu: [[20, 24]], fri: [[20, 26]] }],
    ['Mo-Th 20:00-24:00; Fr 20:00-02:00; Sa off', { thu: [[20, 24]], fri: [[20, 26]], sat: [] }],
    [
      'Mo-Th 20:00-03:00; Fr 20:00-02:00; Sa 09:00-12:00',
      { thu: [[20, 27]], fri: [[20, 26]], sat: [[9, 12]] },
    ],
    ['Sa 22:00-06:00, Su 06:00-22:00; PH off', { fri: [], sat: [[22, 30]], sun: [[6, 22]], mon: [] }],
    ['Sa 20:00-06:00, Su 06:00-12:00', { sat: [[20, 30]], sun: [[6, 12]], mon: [] }],
    ['Mo-Fr 10:00-18:00,18:00-08:00', { mon: [[10, 32]], fri: [[10, 32]], sat: [] }],
    ['Mo-Su 08:00-01:00; Su 09:00-22:00', { mon: [[8, 25]], sat: [[8, 25]], sun: [[9, 22]] }],
    ['Mo-Su 20:00-24:00; Fr,Sa 20:00-02:00; PH off', { thu: [[20, 24]], fri: [[20, 26]], sun: [[20, 24]] }],
    // Cut at midnight where the text cuts them.
    ['Fr 20:00-24:00; Sa 00:00-10:00', { fri: [[20, 24]], sat: [[0, 10]], sun: [] }],
    ['Sa 12:00-24:00; Su 00:00-12:00', { sat: [[12, 24]], sun: [[0, 12]], mon: [] }],
    ['Fr 20:00-23:59; Sa 00:00-10:00', { fri: [[20, 24]], sat: [[0, 10]] }],
    ['Fr 08:00-24:00; Sa 00:00-04:00', { fri: [[8, 24]], sat: [[0, 4]] }],
    ['Sa-Su 00:00-24:00', { fri: [], sat: [[0, 24]], sun: [[0, 24]], mon: [] }],
  ])('are those of the day on which the night starts, as the text writes them: %s', (text, days) => {
    const ranges = Object.entries(days).map(([day, all]) => [
      day,
      all.map(([opens = 0, closes = 0]) => ({ opens: opens * 60, closes: closes * 60 })),
    ]);
    expect(read(text).fault).toBeUndefined();
    expect(read(text).schedule?.weekly).toMatchObject(Object.fromEntries(ranges));
  });

  it('that are split at midnight go on over it', () => {
    const { hours } = read('Fr 20:00-24:00; Sa 00:00-10:00');
    const eve = Date.parse('2026-06-13T03:30:00Z');
    expect(openStatus(hours, zone, eve)).toMatchObject({ state: 'open', closingSoon: false });
    expect(hours && isOpenOn('sat')(hours.pharmacy)).toBe(true);
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
    // Christmas of 2027 is a Saturday, Independence Day a Sunday.
    ['Sa 22:00-06:00, Su 06:00-22:00; PH off', '2027-12-19T03:00-05:00', 'open'],
    ['Sa 22:00-06:00, Su 06:00-22:00; PH off', '2027-12-26T03:00-05:00', 'closed'],
    ['Sa 22:00-06:00, Su 06:00-22:00; PH off', '2027-12-26T07:00-05:00', 'open'],
    ['Sa 22:00-06:00, Su 06:00-22:00; PH off', '2027-07-04T03:00-04:00', 'open'],
    ['Sa 22:00-06:00, Su 06:00-22:00; PH off', '2027-07-04T07:00-04:00', 'closed'],
    ['Mo-Th 20:00-24:00; Fr 20:00-02:00; Sa off', '2026-09-12T01:30-04:00', 'open'],
    ['Mo-Th 20:00-24:00; Fr 20:00-02:00; Sa off', '2026-09-11T01:30-04:00', 'closed'],
  ])('on a holiday are those of the night that begins on it: %s on %s', (text, iso, state) => {
    expect(stateAt(text, iso)).toBe(state);
  });

  it.each([
    ['Mo-Fr 09:00-18:00; Sa 08:00-20:00,20:00-09:00', 'longer than a day'],
    ['weekends: 12:00 AM - 6pm and 6pm-2am', 'longer than a day'],
  ])('are refused where their ranges together cannot be true: %s', (text, fault) => {
    expect(read(text)).toMatchObject({ schedule: undefined, fault });
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

  it.each([
    ['Mo-Fr 21:00-17:00', 'closes before it opens'],
    ['Daily 5 PM - 12 PM', 'closes before it opens'],
    ['Mo-Fr 09:00-19:00; Su 22:00-12:00', 'closes before it opens'],
    ['Mo-Fr 09:00-19:00; Su 22:00-11:00', 'runs into the opening of the next day'],
    ['Sa 20:00-06:00, Su 00:00-12:00', 'runs into the opening of the next day'],
    ['Fr 20:00-06:00, Sa 05:00-12:00', 'runs into the opening of the next day'],
  ])('that last into the next day’s hours are refused, since a slip is as likely: %s', (text, why) => {
    expect(read(text).schedule).toBeUndefined();
    expect(read(text).fault).toBe(why);
  });

  it('agree with a reader at the wall clock, in any order of rules', () => {
    const night = fc.record({
      opens: fc.integer({ min: 32, max: 46 }).map((halfHours) => halfHours * 30),
      closes: fc.integer({ min: 1441, max: 1440 + 12 * 60 - 1 }),
    });
    const nights = fc.array(fc.option(night, { nil: undefined }), { minLength: 7, maxLength: 7 });
    const minutes = fc.integer({ min: -1440, max: 3 * 1440 });
    fc.assert(
      fc.property(nights, minutes, (all, after) => {
        fc.pre(all.some((each) => each !== undefined));
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
        const { hours, fault } = read(`${rules.join('; ')}; PH off`);
        expect(fault).toBeUndefined();
        expect(openStatus(hours, zone, instant).state === 'open').toBe(isOpen(day) || isOpen(day - 1));
      }),
      { numRuns: 60 },
    );
  });
});
