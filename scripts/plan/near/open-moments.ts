import type { OpeningHours } from '../../../src/domain/hours/hours.ts';
import { halfHoursPerWeek, isOpenInWeek } from '../../../src/domain/hours/ordinary-week.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import type { Criterion } from './candidates.ts';

/**
 * The sets of pharmacies that are open at the same time at some moment of an ordinary week by the wall clock of each, each set once, as criteria over the list: those of
 * one time zone are open at once.
 * Moments are the middles of half hours: nearly all hours change on the hour or half past.
 */
export function openAtOnce(pharmacies: readonly Pharmacy[]): readonly Criterion[] {
  const textOf = memoize((hours: OpeningHours) => JSON.stringify(hours));
  const kinds = new Map<string, { readonly number: number; readonly open: readonly boolean[] }>();
  const kindOf = Int32Array.from(pharmacies, ({ hours }) => {
    if (hours === undefined) return -1;
    const key = textOf(hours);
    const known = kinds.get(key) ?? { number: kinds.size, open: openHalfHours(hours) };
    kinds.set(key, known);
    return known.number;
  });
  const sets = new Map<string, Criterion>();
  for (let moment = 0; moment < halfHoursPerWeek; moment += 1) {
    const open = new Set([...kinds.values()].flatMap((kind) => (kind.open[moment] ? [kind.number] : [])));
    if (open.size > 0) sets.set([...open].join(), (position) => open.has(kindOf[position] ?? -1));
  }
  return [...sets.values()];
}

const openHalfHours = (hours: OpeningHours): readonly boolean[] =>
  Array.from({ length: halfHoursPerWeek }, (_, halfHour) => isOpenInWeek(hours, halfHour));
