import { holidayIds } from '../../../src/domain/hours/holidays.ts';
import { type OpenRange, type Schedule, weekdays } from '../../../src/domain/hours/hours.ts';

const minutesPerHour = 60;
const minutesPerDay = 1440;

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / minutesPerHour), minutes % minutesPerHour]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

const closing = (minutes: number): string =>
  clockTime(minutes > minutesPerDay ? minutes - minutesPerDay : minutes);

const rangesText = (ranges: readonly OpenRange[]): string =>
  ranges.length === 0
    ? 'off'
    : ranges.map(({ opens, closes }) => `${clockTime(opens)}-${closing(closes)}`).join(',');

// Not federal, so that `PH` does not mean them.
const ownHolidays: readonly string[] = ['easter', 'christmas-eve'];

/** Writes hours like OpenStreetMap: `Mo-Fr 09:00-18:00; Sa-Su off`. Without hours, `unknown`. */
export function hoursText(schedule: Schedule | undefined): string {
  if (schedule === undefined) return 'unknown';
  const runs: { from: string; to: string; text: string }[] = [];
  for (const day of weekdays) {
    const name = `${day.charAt(0).toUpperCase()}${day.charAt(1)}`;
    const text = rangesText(schedule.weekly[day]);
    const last = runs.at(-1);
    if (last?.text === text) last.to = name;
    else runs.push({ from: name, to: name, text });
  }
  const week = runs.map(({ from, to, text }) => `${from === to ? from : `${from}-${to}`} ${text}`);
  return [...week, ...holidayTexts(schedule)].join('; ');
}

function holidayTexts({ holidays = {}, exceptions = [] }: Schedule): readonly string[] {
  const stated = holidayIds.flatMap((id) => {
    const ranges = holidays[id];
    return ranges === undefined ? [] : [{ id, text: rangesText(ranges) }];
  });
  const federal = stated.filter(({ id }) => !ownHolidays.includes(id));
  const [first] = federal;
  const areAll = federal.length === holidayIds.length - ownHolidays.length;
  const isPublic = areAll && federal.every(({ text }) => text === first?.text);
  const days = isPublic ? stated.filter(({ id }) => ownHolidays.includes(id)) : stated;
  return [
    ...(isPublic ? [`PH ${first?.text}`] : []),
    ...days.map(({ id, text }) => `${id} ${text}`),
    ...exceptions.map(({ date, ranges }) => `${date} ${rangesText(ranges)}`),
  ];
}
