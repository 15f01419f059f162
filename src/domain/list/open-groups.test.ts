import { describe, expect, it } from 'vitest';
import {
  aPharmacy,
  everyDay,
  hoursOf,
  range,
  scheduleOf,
  statusesAt,
} from '../../../tests/support/domain-fixtures.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { countOpen, openFirst } from './list-groups.ts';

/** 2026-11-18 is a Wednesday; 18:00 UTC is noon in Birmingham. */
const noon = statusesAt(Date.UTC(2026, 10, 18, 18));
const long = everyDay(range(8, 22));
const pharmacies: Readonly<Record<string, Pharmacy['hours']>> = {
  unknown: undefined,
  closed: hoursOf(everyDay(range(13, 22))),
  old: hoursOf(long, { asOf: '2021-12-08' }),
  storeOpen: { store: scheduleOf(long) },
  open: hoursOf(long),
  lunch: hoursOf(everyDay(range(8, 12), range(13, 22))),
  counterClosed: { pharmacy: scheduleOf(everyDay(range(13, 17))), store: scheduleOf(long) },
  alwaysOpen: hoursOf(everyDay(range(0, 24))),
  storeClosed: { store: scheduleOf(everyDay(range(13, 22))) },
};
const list = Object.entries(pharmacies).map(([key, hours]) => ({ key, pharmacy: aPharmacy({ key, hours }) }));

describe('a list asked for what is open', () => {
  it('has open ones, then those in an open store, then unknown or old hours, each in order', () => {
    expect(openFirst(list, noon).map(({ key }) => key)).toEqual([
      'open',
      'alwaysOpen',
      'storeOpen',
      'unknown',
      'old',
    ]);
  });

  it('has those on a holiday without listed hours among the unknown', () => {
    const thanksgiving = statusesAt(Date.UTC(2026, 10, 26, 18));
    expect(openFirst(list, thanksgiving).map(({ key }) => key)).toEqual(list.map(({ key }) => key));
    expect(
      countOpen(
        list.map(({ pharmacy }) => pharmacy),
        thanksgiving,
      ),
    ).toEqual({ open: 0, unknown: list.length });
  });

  it('counts the open ones, and separately those that may be open', () => {
    expect(
      countOpen(
        list.map(({ pharmacy }) => pharmacy),
        noon,
      ),
    ).toEqual({ open: 2, unknown: 3 });
  });
});
