import { describe, expect, it } from 'vitest';
import {
  aPharmacy,
  birmingham,
  everyDay,
  hoursOf,
  milesAway,
  range,
} from '../../../tests/support/domain-fixtures.ts';
import { mayFit, nearestToCall } from './list-groups.ts';

const at = (key: string, miles: number, facts: Parameters<typeof aPharmacy>[0] = {}) =>
  aPharmacy({ key, location: milesAway(miles), ...facts });
const names = (pharmacies: Parameters<typeof nearestToCall>[0]) =>
  nearestToCall(
    pharmacies.filter((pharmacy) => mayFit(pharmacy, ['24-hour', 'delivery'])),
    birmingham,
  ).map(({ pharmacy }) => pharmacy.name);

describe('the pharmacies to call', () => {
  it('are those that may fit, the nearest first, and five at most', () => {
    const pharmacies = [6, 5, 4, 3, 2, 1].map((miles) => at(String(miles), miles));
    expect(names(pharmacies)).toEqual(['1', '2', '3', '4', '5'].map((key) => `Pharmacy ${key}`));
  });

  it('are none that answer no, and none that are known to fit', () => {
    const day = hoursOf(everyDay(range(9, 17)));
    const always = hoursOf(everyDay(range(0, 24)));
    expect(
      names([
        at('1', 1, { hours: day }),
        at('2', 2, { hours: always, services: ['delivery'] }),
        at('3', 3, { hours: always }),
      ]),
    ).toEqual(['Pharmacy 3']);
  });
});
