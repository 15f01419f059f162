import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aPharmacy,
  everyDay,
  range,
  scheduleOf,
  statusesAt,
  week,
} from '../../../tests/support/domain-fixtures.ts';
import { plainSpaces } from '../../../tests/support/plain-spaces.ts';
import { isAlwaysOpen, type OpeningHours, type Schedule } from '../../domain/hours/hours.ts';
import { groupOf, openFirst } from '../../domain/list/list-groups.ts';
import { statusAt } from './status-at.ts';

const chicago = 'America/Chicago';
const zones: Readonly<Record<string, string>> = {
  chicago,
  newYork: 'America/New_York',
  phoenix: 'America/Phoenix',
  honolulu: 'Pacific/Honolulu',
};

const fresh = { asOf: '2026-01-02' } as const;
const counterWeek = week([range(9, 13), range(14, 17)], [range(9, 13)]);
const storeWeek = week([range(8, 21)], [range(8, 21)], [range(10, 18)]);
const counter: Schedule = { weekly: counterWeek, ...fresh };
const store: Schedule = { weekly: storeWeek, ...fresh };
const allDay: Schedule = { weekly: everyDay(range(0, 24)), ...fresh };
const listedAllDay: Schedule = {
  ...allDay,
  holidays: { 'christmas-eve': [range(0, 24)], 'christmas-day': [range(10, 16)], thanksgiving: [] },
};
const overnight: Schedule = { weekly: everyDay(range(18, 26)), ...fresh };
const fridayNight: Schedule = { weekly: { ...week([]), fri: [range(20, 26)] }, ...fresh };
const office: Schedule = { weekly: week([range(9, 18)], [range(9, 13)]), ...fresh };
const untilTen: Schedule = { weekly: everyDay(range(8, 22)), ...fresh };
const noSundays: Schedule = { weekly: week([range(8, 20)], [range(8, 20)]), ...fresh };
const old: Schedule = { weekly: everyDay(range(0, 24)), asOf: '2021-12-08' };

const kinds = {
  unknown: undefined,
  own: { pharmacy: office },
  both: { pharmacy: counter, store },
  storeOnly: { store },
  storeAllDay: { store: allDay },
  driveThroughOnly: { driveThrough: allDay },
  overnight: { pharmacy: overnight },
  nightIntoStore: {
    pharmacy: { weekly: { ...week([]), fri: [range(9, 25)] }, ...fresh },
    store: { weekly: { ...week([]), sat: [range(0, 12)] }, ...fresh },
  },
  fridayNight: { pharmacy: fridayNight },
  allDay: { pharmacy: allDay },
  listedAllDay: { pharmacy: listedAllDay },
  closedOnHolidays: {
    pharmacy: {
      weekly: office.weekly,
      neverOutdated: true,
      holidays: { thanksgiving: [], 'christmas-day': [] },
    },
  },
  old: { pharmacy: old },
  oldInOpenStore: { pharmacy: old, store },
  undated: { pharmacy: { weekly: everyDay(range(0, 24)) } },
  oldStore: { store: old },
  dated: { pharmacy: { ...office, exceptions: [{ date: '2026-03-03', ranges: [range(12, 14)] }] } },
  early: { pharmacy: { weekly: everyDay(range(1, 3)), ...fresh } },
  touching: { pharmacy: { weekly: everyDay(range(8, 12), range(12, 20)), ...fresh } },
  splitDay: { pharmacy: { weekly: everyDay(range(6, 10), range(16, 20)), ...fresh } },
  longer: { pharmacy: untilTen, store: noSundays },
  longerThanOld: { pharmacy: untilTen, store: { ...noSundays, asOf: '2021-12-08' } },
  window: { pharmacy: allDay, store: noSundays },
} as const satisfies Record<string, OpeningHours | undefined>;

const disputed = 'Store closed · pharmacy may be open';

// 2026-03-02 is a Monday; Chicago is UTC−6 until March 8, 2 am, and again from November 1, 2 am (−5 between).
const moments: readonly (readonly [keyof typeof kinds, string, string, string, string | undefined])[] = [
  // A store and the counter in it.
  ['both', '2026-03-02T08:30-06:00', 'chicago', 'Store open · pharmacy opens 9 am', undefined],
  ['both', '2026-03-02T09:00-06:00', 'chicago', 'Open until 1 pm', 'open'],
  ['both', '2026-03-02T12:40-06:00', 'chicago', 'Closes in 20 minutes', 'open'],
  ['both', '2026-03-02T13:00-06:00', 'chicago', 'Store open · pharmacy opens 2 pm', undefined],
  ['both', '2026-03-02T13:59-06:00', 'chicago', 'Store open · pharmacy opens 2 pm', undefined],
  ['both', '2026-03-02T14:00-06:00', 'chicago', 'Open until 5 pm', 'open'],
  ['both', '2026-03-02T16:30-06:00', 'chicago', 'Closes in 30 minutes', 'open'],
  ['both', '2026-03-02T17:00-06:00', 'chicago', 'Store open · pharmacy tomorrow 9 am', undefined],
  ['both', '2026-03-02T17:30-06:00', 'chicago', 'Store open · pharmacy tomorrow 9 am', undefined],
  ['both', '2026-03-02T20:30-06:00', 'chicago', 'Store open · pharmacy tomorrow 9 am', undefined],
  ['both', '2026-03-02T21:00-06:00', 'chicago', 'Closed · opens tomorrow 9 am', undefined],
  ['both', '2026-03-07T15:00-06:00', 'chicago', 'Store open · pharmacy Monday 9 am', undefined],
  ['both', '2026-03-08T12:00-05:00', 'chicago', 'Store open · pharmacy tomorrow 9 am', undefined],
  // The store's hours alone say that it is closed, never that the pharmacy is open.
  ['storeOnly', '2026-03-02T10:00-06:00', 'chicago', 'Store open · pharmacy hours not listed', 'store-open'],
  ['storeOnly', '2026-03-02T20:45-06:00', 'chicago', 'Store open · pharmacy hours not listed', 'store-open'],
  ['storeOnly', '2026-03-02T21:00-06:00', 'chicago', 'Closed · store opens tomorrow 8 am', undefined],
  ['storeOnly', '2026-03-02T06:00-06:00', 'chicago', 'Closed · store opens 8 am', undefined],
  [
    'storeAllDay',
    '2026-03-02T03:00-06:00',
    'chicago',
    'Store open · pharmacy hours not listed',
    'store-open',
  ],
  ['storeAllDay', '2026-12-25T12:00-06:00', 'chicago', 'Christmas Day: hours may differ', 'unknown'],
  ['driveThroughOnly', '2026-03-02T12:00-06:00', 'chicago', 'Hours not listed — call', 'unknown'],
  // Past midnight, touching periods, a gap.
  ['overnight', '2026-03-02T23:30-06:00', 'chicago', 'Open until 2 am', 'open'],
  ['overnight', '2026-03-03T01:30-06:00', 'chicago', 'Closes in 30 minutes', 'open'],
  ['overnight', '2026-03-03T02:00-06:00', 'chicago', 'Closed · opens 6 pm', undefined],
  ['fridayNight', '2026-03-07T01:00-06:00', 'chicago', 'Closes in 60 minutes', 'open'],
  ['nightIntoStore', '2026-03-07T00:30-06:00', 'chicago', 'Closes in 30 minutes', 'open'],
  // July 4, of which the store says nothing, contradicts nothing.
  ['nightIntoStore', '2026-07-04T00:30-05:00', 'chicago', 'Closes in 30 minutes', 'open'],
  // New Year's Day was a Friday, whose hours are then not known, nor is its night.
  ['nightIntoStore', '2027-01-02T00:30-06:00', 'chicago', 'New Year’s Day: hours may differ', 'unknown'],
  ['fridayNight', '2026-03-07T02:00-06:00', 'chicago', 'Closed · opens Friday 8 pm', undefined],
  ['touching', '2026-03-02T12:00-06:00', 'chicago', 'Open until 8 pm', 'open'],
  ['splitDay', '2026-03-02T12:30-06:00', 'chicago', 'Closed · opens 4 pm', undefined],
  // Holidays whose hours no source states.
  ['own', '2026-11-26T10:00-06:00', 'chicago', 'Thanksgiving: hours may differ', 'unknown'],
  ['own', '2026-04-05T10:00-05:00', 'chicago', 'Closed · opens tomorrow 9 am', undefined],
  ['own', '2026-12-24T10:00-06:00', 'chicago', 'Christmas Eve: hours may differ', 'unknown'],
  ['own', '2026-10-12T10:00-05:00', 'chicago', 'Open until 6 pm', 'open'],
  ['own', '2026-01-19T10:00-06:00', 'chicago', 'Open until 6 pm', 'open'],
  ['own', '2026-11-25T19:00-06:00', 'chicago', 'Closed · holiday hours may differ', undefined],
  ['own', '2026-11-27T07:00-06:00', 'chicago', 'Closed · opens 9 am', undefined],
  ['allDay', '2026-04-05T10:00-05:00', 'chicago', 'Easter Sunday: hours may differ', 'unknown'],
  ['allDay', '2026-04-04T22:00-05:00', 'chicago', 'Open until midnight, then a holiday', 'open'],
  ['allDay', '2026-04-04T23:30-05:00', 'chicago', 'Open until midnight, then a holiday', 'open'],
  ['allDay', '2026-04-02T22:00-05:00', 'chicago', 'Open 24 hours', 'open'],
  ['allDay', '2026-04-06T00:00-05:00', 'chicago', 'Open 24 hours', 'open'],
  ['overnight', '2026-11-26T01:00-06:00', 'chicago', 'Closes in 60 minutes', 'open'],
  ['overnight', '2026-11-26T19:00-06:00', 'chicago', 'Thanksgiving: hours may differ', 'unknown'],
  ['overnight', '2026-11-27T01:00-06:00', 'chicago', 'Thanksgiving: hours may differ', 'unknown'],
  ['overnight', '2026-11-27T02:00-06:00', 'chicago', 'Closed · opens 6 pm', undefined],
  // Holidays whose hours are listed, in any year.
  ['closedOnHolidays', '2026-11-26T10:00-06:00', 'chicago', 'Closed · opens tomorrow 9 am', undefined],
  ['closedOnHolidays', '2027-11-25T10:00-06:00', 'chicago', 'Closed · opens tomorrow 9 am', undefined],
  ['listedAllDay', '2026-12-24T12:00-06:00', 'chicago', 'Open until midnight', 'open'],
  ['listedAllDay', '2026-12-25T08:00-06:00', 'chicago', 'Closed · opens 10 am', undefined],
  ['listedAllDay', '2026-12-25T12:00-06:00', 'chicago', 'Open until 4 pm', 'open'],
  // A dated exception holds on its day, and counts for nothing once that is over.
  ['dated', '2026-03-03T10:00-06:00', 'chicago', 'Closed · opens noon', undefined],
  ['dated', '2026-03-04T10:00-06:00', 'chicago', 'Open until 6 pm', 'open'],
  // Changes of the clocks, and other zones.
  ['early', '2026-03-08T01:59-06:00', 'chicago', 'Closes in 1 minute', 'open'],
  ['early', '2026-03-08T03:00-05:00', 'chicago', 'Closed · opens tomorrow 1 am', undefined],
  ['early', '2026-11-01T01:00-05:00', 'chicago', 'Open until 3 am', 'open'],
  ['early', '2026-11-01T01:30-06:00', 'chicago', 'Open until 3 am', 'open'],
  ['early', '2026-11-01T02:30-06:00', 'chicago', 'Closes in 30 minutes', 'open'],
  ['allDay', '2026-03-08T08:00Z', 'chicago', 'Open 24 hours', 'open'],
  ['own', '2026-07-06T15:30Z', 'chicago', 'Open until 6 pm', 'open'],
  ['own', '2026-07-06T15:30Z', 'phoenix', 'Closed · opens 9 am', undefined],
  ['own', '2026-07-06T21:30Z', 'newYork', 'Closes in 30 minutes', 'open'],
  ['own', '2026-12-26T08:00Z', 'honolulu', 'Christmas Day: hours may differ', 'unknown'],
  ['own', '2026-12-26T08:00Z', 'newYork', 'Closed · opens 9 am', undefined],
  // A store that is known to be closed while its pharmacy is listed as open.
  ['longer', '2026-03-02T19:30-06:00', 'chicago', 'Closes in 30 minutes', 'open'],
  ['longer', '2026-03-02T20:00-06:00', 'chicago', disputed, 'unknown'],
  ['longer', '2026-03-01T12:00-06:00', 'chicago', disputed, 'unknown'],
  ['longer', '2026-02-28T23:00-06:00', 'chicago', 'Closed · opens Monday 8 am', undefined],
  ['window', '2026-03-01T03:00-06:00', 'chicago', 'Open 24 hours', 'open'],
  ['longerThanOld', '2026-03-01T12:00-06:00', 'chicago', 'Open until 10 pm', 'open'],
  // Old, undated and unknown hours.
  ['old', '2026-03-02T12:00-06:00', 'chicago', 'Hours as of Dec 2021', 'unknown'],
  ['undated', '2026-03-02T12:00-06:00', 'chicago', 'Hours listed without a date', 'unknown'],
  ['oldStore', '2026-03-02T12:00-06:00', 'chicago', 'Hours as of Dec 2021', 'unknown'],
  ['oldInOpenStore', '2026-03-02T12:00-06:00', 'chicago', 'Hours as of Dec 2021', 'unknown'],
  ['oldInOpenStore', '2026-03-02T22:00-06:00', 'chicago', 'Closed · store opens tomorrow 8 am', undefined],
  ['own', '2027-07-01T12:00-05:00', 'chicago', 'Open until 6 pm', 'open'],
  ['own', '2027-07-06T12:00-05:00', 'chicago', 'Hours as of Jan 2026', 'unknown'],
  ['unknown', '2026-03-02T12:00-06:00', 'chicago', 'Hours not listed — call', 'unknown'],
];

describe('the status at one moment', () => {
  it.each(moments)(
    'of %s at %s in %s says “%s” on the badge and is in the list under %s',
    (kind, iso, zone, text, group) => {
      const pharmacy = aPharmacy({ hours: kinds[kind], timeZone: zones[zone] ?? chicago });
      const at = statusAt(Date.parse(iso));
      expect(plainSpaces(at.badgeOf(pharmacy).text)).toBe(text);
      expect(groupOf(pharmacy, at.statusOf)).toBe(group);
      // Green is kept for what is open.
      expect(['open', 'soon'].includes(at.badgeOf(pharmacy).style)).toBe(group === 'open');
      expect(openFirst([{ pharmacy }], at.statusOf)).toHaveLength(group === undefined ? 0 : 1);
    },
  );
});

const day = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }), fc.boolean())
  .map(([opens, length, open]) => (open ? [{ opens, closes: opens + length }] : []));
const weekly = fc.record({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const anyTime = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-06-30') });

describe('any hours at any time', () => {
  it('never make a pharmacy open if they are only a store’s or a drive-through’s', () => {
    fc.assert(
      fc.property(weekly, weekly, anyTime, (shop, window, now) => {
        const hours = { store: scheduleOf(shop), driveThrough: scheduleOf(window) };
        expect(statusesAt(now)(aPharmacy({ hours })).state).not.toBe('open');
      }),
    );
  });

  it('make a pharmacy open if its store is not closed then, or if they are around the clock', () => {
    fc.assert(
      fc.property(
        fc.oneof(weekly, fc.constant(everyDay(range(0, 24)))),
        weekly,
        anyTime,
        (own, shop, now) => {
          const stateOf = (hours: OpeningHours) => statusesAt(now)(aPharmacy({ hours })).state;
          const pharmacy = scheduleOf(own);
          const store = scheduleOf(shop);
          const alone = stateOf({ pharmacy });
          const isShut = stateOf({ pharmacy: store }) === 'closed';
          const inStore = stateOf({ pharmacy, store });
          const doubtful = alone === 'open' && isShut && !isAlwaysOpen(own);
          expect(inStore === 'disputed').toBe(doubtful);
          expect(inStore === 'open').toBe(alone === 'open' && !doubtful);
        },
      ),
    );
  });

  it('never make a pharmacy open if they are old', () => {
    fc.assert(
      fc.property(weekly, weekly, anyTime, (own, shop, now) => {
        const hours = {
          pharmacy: { weekly: own, asOf: '2021-12-08' },
          store: { weekly: shop },
        };
        expect(['old', 'holiday']).toContain(statusesAt(now)(aPharmacy({ hours })).state);
      }),
    );
  });

  it('are the same with exceptions for days before yesterday', () => {
    const past = fc.integer({ min: 2, max: 400 });
    fc.assert(
      fc.property(weekly, day, past, anyTime, (own, ranges, days, now) => {
        const date = new Date(now - days * 86_400_000).toISOString().slice(0, 10);
        const status = (more: Partial<Schedule>) =>
          statusesAt(now)(aPharmacy({ hours: { pharmacy: scheduleOf(own, more) } }));
        fc.pre(date < new Date(now - 86_400_000 * 1.5).toISOString().slice(0, 10));
        expect(status({ exceptions: [{ date, ranges }] })).toEqual(status({}));
      }),
    );
  });
});
