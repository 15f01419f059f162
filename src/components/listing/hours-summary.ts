import {
  formatRanges,
  isAlwaysOpen,
  type Weekday,
  type WeeklyTable,
  weekdays,
} from '../../domain/hours/hours.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { hoursWords } from './hours-words.ts';

interface DayGroup {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly hours: string;
}

/** A week in one line, days with the same hours together: `Mon–Fri 9 am–6 pm · Sat 9 am–1 pm · Sun closed`. */
export const summarizeWeek = memoize((table: WeeklyTable): string => {
  if (isAlwaysOpen(table)) return hoursWords.always;
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const hours = formatRanges(table[day]);
    const previous = groups.at(-1);
    if (previous?.hours === hours) groups[groups.length - 1] = { ...previous, last: day };
    else groups.push({ first: day, last: day, hours });
  }
  return groups.map(formatGroup).join('\u00a0· ');
});

/** Breaks lines only between days and after a comma, so that a time stays whole. */
function formatGroup({ first, last, hours }: DayGroup): string {
  const { days: names, everyDay } = hoursWords;
  const days = first === last ? names[first] : `${names[first]}–${names[last]}`;
  const text = hours.replace(/^[CO]/, (letter) => letter.toLowerCase());
  return `${first === 'mon' && last === 'sun' ? everyDay : days} ${text}`
    .replace(/(?<!,) /g, '\u00a0')
    .replaceAll('–', '–\u2060');
}
