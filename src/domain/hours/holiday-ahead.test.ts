import { describe, expect, it } from 'vitest';
import { everyDay, range, scheduleOf } from '../../../tests/support/domain-fixtures.ts';
import { holidayAhead } from './holiday-ahead.ts';
import type { Schedule } from './hours.ts';

const zone = 'America/Chicago';
/** Noon of a day of November 2026 in Chicago; Thanksgiving is the 26th, a Thursday. */
const november = (day: number): number => Date.UTC(2026, 10, day, 18);
const usual = everyDay(range(9, 18));
const ahead = (day: number, changes: Partial<Schedule> = {}) =>
  holidayAhead({ pharmacy: scheduleOf(usual, changes) }, zone, november(day));

describe('the holiday ahead', () => {
  it('is announced from six days before until its own day', () => {
    expect(ahead(19)).toBeUndefined();
    expect(ahead(20)).toMatchObject({ holiday: 'thanksgiving', inDays: 6 });
    expect(ahead(26)).toMatchObject({ holiday: 'thanksgiving', inDays: 0 });
    expect(ahead(27)).toBeUndefined();
  });

  it('has unknown hours where no source states them', () => {
    expect(ahead(22)?.ranges).toBeUndefined();
  });

  it('tells when a pharmacy that is closed on it opens again', () => {
    const told = ahead(22, { holidays: { thanksgiving: [] } });
    expect(told).toMatchObject({ ranges: [], reopensAt: Date.UTC(2026, 10, 27, 15) });
  });

  it('is not announced if the hours are the usual ones', () => {
    expect(ahead(22, { holidays: { thanksgiving: [range(9, 18)] } })).toBeUndefined();
  });

  it('may be a date with hours of its own', () => {
    const exceptions = [{ date: '2026-11-24', ranges: [range(9, 12)] }];
    expect(ahead(22, { exceptions })).toMatchObject({ inDays: 2, ranges: [range(9, 12)] });
  });

  it('is closed where the store is, and unknown where only the store’s hours are known', () => {
    const store = (ranges: readonly ReturnType<typeof range>[]) =>
      holidayAhead({ store: scheduleOf(usual, { holidays: { thanksgiving: ranges } }) }, zone, november(22));
    expect(store([])?.ranges).toEqual([]);
    expect(store([range(10, 14)])?.ranges).toBeUndefined();
    expect(store([range(10, 14)])).toMatchObject({ holiday: 'thanksgiving' });
  });

  it('has unknown hours where the store is closed while the pharmacy is listed as open', () => {
    const both = (own: Partial<Schedule>, shop: Partial<Schedule>) =>
      holidayAhead({ pharmacy: scheduleOf(usual, own), store: scheduleOf(usual, shop) }, zone, november(22));
    const thanksgiving = (...ranges: readonly ReturnType<typeof range>[]) => ({
      holidays: { thanksgiving: ranges },
    });
    const told = both(thanksgiving(range(9, 12)), thanksgiving());
    expect(told).toMatchObject({ holiday: 'thanksgiving' });
    expect(told?.ranges).toBeUndefined();
    expect(both(thanksgiving(range(9, 12)), thanksgiving(range(8, 14)))?.ranges).toEqual([range(9, 12)]);
    expect(both({}, thanksgiving())?.ranges).toEqual([]);
    const dated = both({}, { exceptions: [{ date: '2026-11-24', ranges: [] }] });
    expect(dated).toMatchObject({ inDays: 2 });
    expect(dated?.ranges).toBeUndefined();
  });

  it('is not announced from hours too old to rely on', () => {
    expect(ahead(22, { asOf: '2021-12-08', neverOutdated: undefined })).toBeUndefined();
  });
});
