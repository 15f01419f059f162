import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { cityLabel } from '../places/city.ts';
import { groupBy } from '../text/group-by.ts';

/** How many of the nearest listings tell where a point is; one alone may lie over a border. */
const tellingPlace = 9;

/**
 * The city that a point is in or beside, as far as the listings around it tell (nearest first): the one that most of the nearest
 * are in, if the very nearest is too. Undefined where they do not agree: the middle of a city may have more listings of its neighbour's.
 */
export function placeAround(pharmacies: readonly Pick<Pharmacy, 'address'>[]): string | undefined {
  const cities = pharmacies
    .slice(0, tellingPlace)
    .map(({ address: { city, state } }) => cityLabel({ name: city, state }));
  const byCity = [...groupBy(cities, (city) => city)].toSorted(([, a], [, b]) => b.length - a.length);
  const most = byCity[0]?.[0];
  return most === cities[0] ? most : undefined;
}
