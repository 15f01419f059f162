import { describe, expect, it } from 'vitest';
import { aPharmacy, everyDay, range, scheduleOf, week } from '../../../tests/support/domain-fixtures.ts';
import type { WeeklyTable } from '../hours/hours.ts';
import { answers, type FilterId, filters, passes } from './filters.ts';
import type { Pharmacy } from './pharmacy.ts';

const allDay = everyDay(range(0, 24));
const nineToFive = [range(9, 17)];
const ids: readonly FilterId[] = filters.map(({ id }) => id);
const passing = (pharmacy: Pharmacy): readonly FilterId[] => ids.filter((id) => passes(pharmacy, id));

describe('a pharmacy of which the store’s hours alone are known', () => {
  const inStore = (weekly: WeeklyTable): Pharmacy => aPharmacy({ hours: { store: scheduleOf(weekly) } });

  it('answers “no” where the store does, since its counter is not open longer, and else “unknown”', () => {
    const shop = inStore(week([range(7, 23)], [range(7, 23)]));
    expect(answers(shop, 'open-sunday')).toBe('no');
    expect(answers(shop, '24-hour')).toBe('no');
    expect(answers(shop, 'open-saturday')).toBe('unknown');
    expect(answers(shop, 'open-late')).toBe('unknown');
    expect(answers(inStore(allDay), '24-hour')).toBe('unknown');
    expect(passes(inStore(allDay), '24-hour')).toBe(false);
  });

  it('passes no filter over hours', () => {
    const nothing = new Set(passing(aPharmacy()));
    expect(passing(inStore(allDay)).filter((id) => !nothing.has(id))).toEqual([]);
  });
});

describe('a pharmacy whose hours are too old to be relied on', () => {
  const old = (hours: 'pharmacy' | 'store'): Pharmacy =>
    aPharmacy({ hours: { [hours]: scheduleOf(week(nineToFive), { old: true }) } });

  it.each(['pharmacy', 'store'] as const)(
    'answers “unknown” to every filter over hours: of its %s',
    (clock) => {
      for (const id of ids) expect(answers(old(clock), id)).toBe(answers(aPharmacy(), id));
    },
  );
});
