import { describe, expect, it } from 'vitest';
import { everyDay, range } from '../../../tests/support/domain-fixtures.ts';
import { agreedHours, reliableHours } from './agreed-hours.ts';
import type { Schedule } from './hours.ts';

const untilTen = everyDay(range(8, 22));
const scheduleOf = (more: Partial<Schedule> = {}): Schedule => ({ weekly: untilTen, ageless: true, ...more });
const agreed = (own: Partial<Schedule>, shop: Partial<Schedule>): Schedule | null =>
  agreedHours({ pharmacy: scheduleOf(own), store: scheduleOf(shop) });

describe('the hours on which a pharmacy and its store agree', () => {
  it('are the pharmacy’s own where its store’s take nothing from them', () => {
    const pharmacy = scheduleOf({
      holidays: { thanksgiving: [range(9, 12)] },
      exceptions: [{ date: '2026-12-02', ranges: [] }],
    });
    expect(agreedHours({ pharmacy, store: scheduleOf({ holidays: { easter: [range(8, 12)] } }) })).toEqual(
      pharmacy,
    );
  });

  it('have a holiday’s hours of both, and of a store that does not list it the pharmacy’s', () => {
    const own = { 'christmas-day': [range(9, 17)], thanksgiving: [range(9, 17)], easter: [range(9, 17)] };
    const shop = { 'christmas-day': [], thanksgiving: [range(10, 14)] };
    expect(agreed({ holidays: own }, { holidays: shop })?.holidays).toEqual({
      'christmas-day': [],
      thanksgiving: [range(10, 14)],
      easter: [range(9, 17)],
    });
  });

  it('are closed on a holiday that only the store lists, if it is closed, and unknown else', () => {
    expect(agreed({}, { holidays: { thanksgiving: [] } })?.holidays).toEqual({ thanksgiving: [] });
    expect(agreed({}, { holidays: { thanksgiving: [range(9, 12)] } })?.holidays).toEqual({});
  });

  it('have the dates of both, each by what the other says of that day', () => {
    const ofStore = agreed(
      { exceptions: [{ date: '2026-12-02', ranges: [range(8, 23)] }] },
      { exceptions: [{ date: '2026-12-03', ranges: [range(12, 20)] }] },
    );
    expect(ofStore?.exceptions).toEqual([
      { date: '2026-12-03', holiday: undefined, ranges: [range(12, 20)] },
      { date: '2026-12-02', holiday: undefined, ranges: [range(8, 22)] },
    ]);
  });

  it('say nothing of a holiday that the pharmacy does not list and on which its store opens', () => {
    const exceptions = [{ date: '2026-11-26', holiday: 'thanksgiving', ranges: [range(9, 12)] }] as const;
    expect(agreed({}, { exceptions })?.exceptions).toEqual([]);
  });

  it('are the pharmacy’s own, holidays too, where that is open around the clock', () => {
    const pharmacy = scheduleOf({ weekly: everyDay(range(0, 24)), holidays: { easter: [range(0, 24)] } });
    expect(agreedHours({ pharmacy, store: scheduleOf({ holidays: { easter: [] } }) })).toBe(pharmacy);
  });
});

describe('the hours that can be relied on', () => {
  it('are the pharmacy’s, which an old store does not contradict', () => {
    const pharmacy = scheduleOf();
    const store = scheduleOf({ weekly: everyDay(range(8, 20)) });
    expect(reliableHours({ pharmacy, store })?.weekly.mon).toEqual([range(8, 20)]);
    expect(reliableHours({ pharmacy, store: { ...store, old: true } })).toBe(pharmacy);
    expect(reliableHours({ pharmacy: { ...pharmacy, old: true }, store })).toBeUndefined();
    expect(reliableHours({ store })).toBeUndefined();
  });
});
