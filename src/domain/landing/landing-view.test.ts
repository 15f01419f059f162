import { describe, expect, it } from 'vitest';
import {
  aCityDataset,
  anEntry,
  aPharmacy,
  everyDay,
  hoursOf,
  range,
} from '../../../tests/support/domain-fixtures.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { landingView } from './landing-view.ts';

const until = (hour: number) => hoursOf(everyDay(range(9, hour)));
const allDay = hoursOf(everyDay(range(0, 24)));

const factsOf = (pharmacies: readonly Pharmacy[]) =>
  landingView(anEntry('pharmacy-finder', {}), aCityDataset({ pharmacies })).facts;

describe('the figures of a landing page', () => {
  it('count three answers to whether a pharmacy opens on Sunday, so that unknown is never no', () => {
    const weekdaysOnly = hoursOf({ ...everyDay(range(9, 17)), sun: [] });
    const list = [
      aPharmacy({ key: 'a', hours: until(17) }),
      aPharmacy({ key: 'b', hours: weekdaysOnly }),
      aPharmacy({ key: 'c' }),
      aPharmacy({ key: 'd' }),
    ];
    expect(factsOf(list)).toMatchObject({ openSunday: { yes: 1, no: 1, unknown: 2 } });
  });

  it('name the one that closes latest on a weekday, and before all one that never closes', () => {
    const early = aPharmacy({ key: 'early', name: 'Early', hours: until(17) });
    const late = aPharmacy({ key: 'late', name: 'Late', hours: until(21) });
    const never = aPharmacy({ key: 'never', name: 'Never', hours: allDay });
    expect(factsOf([early, late])?.latest).toEqual({ name: 'Late', closes: 21 * 60 });
    expect(factsOf([never, late])?.latest).toEqual({ name: 'Never', closes: Number.POSITIVE_INFINITY });
    expect(factsOf([late, never])?.latest).toEqual({ name: 'Never', closes: Number.POSITIVE_INFINITY });
    expect(factsOf([aPharmacy({})])?.latest).toBeUndefined();
  });

  it('are absent where nothing is listed', () => {
    expect(factsOf([])).toBeUndefined();
  });
});
