import { written } from './lunch-break.ts';

const minutesPerDay = 24 * 60;

/** The day on which spreadsheets begin to count, which some write before a time: `1899-12-30 09:00:00`. */
const firstDay = /^(?:1899-12-3[01]|1900-01-0[01]|12\/3[01]\/1899|1\/[01]\/1900)[T ]+/;
/** A time as a part of the day: `0.375`, `,375`; the day's beginning is 0. */
const fraction = /^(?:0?[.,](\d{2,})|0)$/;

/** Minutes of a part of the day: to the minute where it is exact, else the quarter of an hour that was rounded. */
function minutesOfFraction(digits: string): number | undefined {
  const minutes = Number(`0.${digits}`) * minutesPerDay;
  const step = digits.length >= 5 ? 1 : 15;
  const whole = Math.round(minutes / step) * step;
  return Math.abs(minutes - whole) < 0.5 ? whole : undefined;
}

/**
 * A cell of times as people and spreadsheets write them, with a colon in each: `900 AM`, `9a`, `0900-1730`, `09:00:00`, `0.375`. What
 * else stands in it stays; a part of the day that is no time is left as it is.
 */
export function clockTimes(cell: string): string {
  const text = cell.replace(firstDay, '').replace(/(?<=^\d{1,4})\.0+$/, '');
  const part = fraction.exec(text);
  if (part !== null) {
    const minutes = minutesOfFraction(part[1] ?? '0');
    return minutes === undefined ? text : written(minutes);
  }
  return text
    .replace(/(?<=\d:\d\d):00(?:\.0+)?(?!\d)/g, '')
    .replace(/(?<![\d:.,/])(\d{1,2})(\d\d)(?![\d:.,/])/g, '$1:$2')
    .replace(
      /(?<![\d:.,/])(\d{1,2})(?![\d:.,/]|\s*(?:[ap]\b|[ap]\.?m|h|noon|midnight))(?=\s*(?:[-–—]|to\b|$))/gi,
      '$1:00',
    );
}
