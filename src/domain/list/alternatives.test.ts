import { describe, expect, it } from 'vitest';
import {
  aPharmacy,
  everyDay,
  hoursOf,
  milesAway,
  range,
  scheduleOf,
  statusesAt,
} from '../../../tests/support/domain-fixtures.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { alternativesTo } from './alternatives.ts';
import { resultFrom } from './ranking.ts';

/** 2026-11-18 is a Wednesday; 18:00 UTC is noon in Birmingham. */
const noon = Date.UTC(2026, 10, 18, 18);
const open = hoursOf(everyDay(range(8, 22)));
const closed = hoursOf(everyDay(range(13, 22)));

const here = aPharmacy({ key: 'here', hours: closed });
const at = (miles: number, hours?: Pharmacy['hours']) =>
  aPharmacy({ key: String(miles), location: milesAway(miles), hours });
const miles = (pharmacies: readonly Pharmacy[], now: number | null, fallback: readonly Pharmacy[] = []) =>
  alternativesTo(
    here,
    { pharmacies: [here, ...pharmacies], fallback },
    now === null ? null : statusesAt(now),
  ).map(({ distanceMiles }) => Math.round(distanceMiles));
const upTo = (count: number, hours?: Pharmacy['hours']) =>
  Array.from({ length: count }, (_, index) => at(index + 1, hours));

describe('the alternatives to a pharmacy', () => {
  it('are the five nearest to it, of its city or not, without itself', () => {
    expect(miles([at(9), at(2), at(7), at(4)], null, [at(3), at(1)])).toEqual([1, 2, 3, 4, 7]);
    expect(miles([], null)).toEqual([]);
  });

  it('are open ones first once the time is known, then unknown ones, each nearest first', () => {
    const all = [at(1, closed), at(2), at(3, open), at(4), at(5, open), at(6, closed)];
    expect(miles(all, noon)).toEqual([3, 5, 2, 4, 1]);
    expect(miles(all, null)).toEqual([1, 2, 3, 4, 5]);
  });

  it('include one in an open store before those of unknown hours, and after the open ones', () => {
    const store = { store: scheduleOf(everyDay(range(8, 22))) };
    expect(miles([at(1), at(2, store), at(3, open), at(4, closed)], noon)).toEqual([3, 2, 1, 4]);
  });

  it('include an open one that is the eighth nearest, and none farther away', () => {
    expect(miles([...upTo(7, closed), at(8, open)], noon)).toEqual([8, 1, 2, 3, 4]);
    expect(miles([...upTo(8, closed), at(9, open)], noon)).toEqual([1, 2, 3, 4, 5]);
  });

  it('have the nearest open one first, however far it is', () => {
    const far = at(30, open);
    const list = alternativesTo(
      here,
      { pharmacies: upTo(8, closed), fallback: [] },
      statusesAt(noon),
      resultFrom(here.location, far),
    );
    expect(list.map(({ pharmacy }) => pharmacy.id)[0]).toBe(far.id);
    expect(list).toHaveLength(5);
  });
});
