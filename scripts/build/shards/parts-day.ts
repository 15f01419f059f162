import { dayOf } from '../earlier-files/earlier-files.ts';

const dayMs = 86_400_000;

/**
 * What a merge tells of the day that its parts tell of, where it is neither today nor yesterday, between which midnight may have passed: a day that is written
 * down in a job's file stays the same with every run of it.
 */
export function partsDayNote(day: string, now: Date): string | undefined {
  const today = dayOf(now);
  if (day === today || day === dayOf(new Date(now.getTime() - dayMs))) return undefined;
  return `the parts tell of opening hours as of ${day}, which is neither today (${today} in UTC) nor yesterday: to change that, build all of them again with --day ${today}`;
}
