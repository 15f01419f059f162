import { dayHours } from './day-hours.ts';
import type { HolidayId } from './holidays.ts';
import { isOld, lastClosing, minutesPerDay, type OpenRange, type Schedule } from './hours.ts';
import { merged } from './reliable-hours.ts';
import { dateOfDay, type ZonedClock } from './zoned-clock.ts';

// Enough days to find a weekly opening past a holiday; a zoned clock is right for longer.
const daysAhead = 15;

export type ScheduleStatus =
  | { readonly state: 'unknown' }
  | { readonly state: 'old'; readonly asOf: string | undefined }
  /** A holiday without listed hours, on which pharmacies usually close early or all day. */
  | { readonly state: 'holiday'; readonly holiday: HolidayId }
  /** `closesAt` is null if not within two weeks. `intoHoliday`: a holiday with unknown hours begins then. */
  | { readonly state: 'open'; readonly closesAt: number | null; readonly intoHoliday: boolean }
  /** `opensAt` is null if not within two weeks or, with `holidayBefore`, after a holiday of unknown hours. */
  | { readonly state: 'closed'; readonly opensAt: number | null; readonly holidayBefore: boolean };

/**
 * Returns whether a schedule is open at `now` (epoch milliseconds), and until when. `clock` is
 * `zonedClock(timeZone, now)`.
 */
export function scheduleStatus(
  schedule: Schedule | undefined,
  clock: ZonedClock,
  now: number,
): ScheduleStatus {
  if (schedule === undefined) return { state: 'unknown' };
  const { day: today } = clock.localAt(now);
  if (isOld(schedule, dateOfDay(today))) return { state: 'old', asOf: schedule.asOf };
  const { periods, unknownDays } = periodsFrom(schedule, clock, today);
  const next = periods.find(({ closes }) => closes > now);
  if (next !== undefined && next.opens <= now) {
    const closesAt = next.closes;
    if (closesAt >= clock.instantOf(today + daysAhead + 1, 0)) {
      return { state: 'open', closesAt: null, intoHoliday: false };
    }
    const intoHoliday = unknownDays.some(({ from, opensAtMidnight }) => opensAtMidnight && from === closesAt);
    return { state: 'open', closesAt, intoHoliday };
  }
  const holiday = unknownDays.find(({ from, until }) => from <= now && now < until)?.holiday;
  if (holiday !== undefined) return { state: 'holiday', holiday };
  const ahead = unknownDays.filter(({ from }) => from > now);
  if (next === undefined) return { state: 'closed', opensAt: null, holidayBefore: ahead.length > 0 };
  const holidayBefore = ahead.some(({ from }) => from <= next.opens);
  return { state: 'closed', opensAt: holidayBefore ? null : next.opens, holidayBefore };
}

function periodsFrom(schedule: Schedule, clock: ZonedClock, today: number) {
  const periods: OpenRange[] = [];
  const unknownDays = [];
  for (let day = today - 1; day <= today + daysAhead; day += 1) {
    const { ranges, unlistedHoliday } = dayHours(schedule, day);
    if (unlistedHoliday !== undefined) {
      unknownDays.push({
        holiday: unlistedHoliday,
        from: clock.instantOf(day, 0),
        // The weekday's last period may reach past midnight.
        until: clock.instantOf(day, Math.max(minutesPerDay, lastClosing(ranges) ?? 0)),
        opensAtMidnight: ranges[0]?.opens === 0,
      });
      continue;
    }
    for (const { opens, closes } of ranges) {
      const period = { opens: clock.instantOf(day, opens), closes: clock.instantOf(day, closes) };
      if (period.opens < period.closes) periods.push(period);
    }
  }
  return { periods: merged(periods), unknownDays };
}
