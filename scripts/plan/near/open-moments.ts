import { halfHoursPerWeek, isOpenInWeek } from '../../../src/domain/hours/ordinary-week.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';

/**
 * The sets of pharmacies that are open at the same time at some moment of an ordinary week, each set once, as positions in the list. Moments
 * are the middles of half hours: nearly all hours change on the hour or half past.
 */
export function openSets(pharmacies: readonly Pharmacy[]): readonly (readonly number[])[] {
  const byHours = new Map<string, number[]>();
  for (const [index, { hours }] of pharmacies.entries()) {
    if (hours === undefined) continue;
    const key = JSON.stringify(hours);
    const known = byHours.get(key) ?? [];
    known.push(index);
    byHours.set(key, known);
  }
  const isOpenAt = memoizeText((key: string) => {
    const hours = pharmacies[byHours.get(key)?.[0] ?? 0]?.hours;
    return Array.from({ length: halfHoursPerWeek }, (_, halfHour) => isOpenInWeek(hours, halfHour));
  });
  const sets = new Map<string, readonly number[]>();
  for (let moment = 0; moment < halfHoursPerWeek; moment += 1) {
    const open = [...byHours].filter(([key]) => isOpenAt(key)[moment]);
    const signature = open.map(([, [first]]) => first).join();
    if (open.length > 0 && !sets.has(signature))
      sets.set(
        signature,
        open.flatMap(([, indices]) => indices),
      );
  }
  return [...sets.values()];
}
