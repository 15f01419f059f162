import { type Clock, clocks } from '../../domain/hours/hours.ts';
import type { Pharmacy, Source } from '../../domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../domain/text/group-by.ts';

/** Under what name a record's sources tell each clock's hours. */
export const hoursField = {
  pharmacy: 'hours',
  store: 'storeHours',
  driveThrough: 'driveThroughHours',
} as const satisfies Record<Clock, string>;

/**
 * The day as of which a source states a field, `YYYY-MM-DD`; undefined where it states none. Hours have a date of their own, since a
 * record that was touched yesterday may have the hours of years ago.
 */
export function statedOn({ date }: Source, field: string, hours: Pharmacy['hours']): string | undefined {
  const clock = clocks.find((each) => hoursField[each] === field);
  const schedule = clock && hours?.[clock];
  return schedule === undefined || schedule.ageless ? date : schedule.asOf;
}

/** A source's fields by the day as of which it states them, in its own order. */
export function fieldsByDate(
  source: Source,
  hours: Pharmacy['hours'],
): ReadonlyMap<string | undefined, readonly string[]> {
  return groupBy(source.fields, (field) => statedOn(source, field, hours));
}
