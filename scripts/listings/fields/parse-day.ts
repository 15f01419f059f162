import { isoDate } from '../import/record-outcome.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

// Spreadsheets count days from 1899-12-30: `46300` is 2026-10-05.
const dayNumberOf1970 = 25_569;
const dayMs = 86_400_000;

const dateForms = [
  /^(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>\d{4}|\d{2})$/,
  /^(?<year>20\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?<name>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4}|\d{2})$/i,
  /^(?<name>[a-z]{3,9})\.?[\s-]+(?<day>\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(?<year>\d{4}|\d{2})$/i,
];

/** Returns a cell's day: `10/5/26` (month first), `Oct 5, 2026` → `2026-10-05`. Undefined for other texts. */
export function parseDay(text: string): string | undefined {
  const plain = text.trim().replace(/[ ,T]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]M)?$/i, '');
  const known = isoDate(plain);
  if (known !== undefined) return known;
  const dayNumber = /^(\d{5})(?:\.\d+)?$/.exec(plain)?.[1];
  if (dayNumber !== undefined) {
    const date = new Date((Number(dayNumber) - dayNumberOf1970) * dayMs).toISOString().slice(0, 10);
    return date.startsWith('20') ? date : undefined;
  }
  const {
    year = '',
    name,
    month,
    day = '',
  } = dateForms.map((form) => form.exec(plain)?.groups).find(Boolean) ?? {};
  const ofName = (each: string): boolean => name?.toLowerCase().startsWith(each) === true;
  const number = name === undefined ? month : `${months.findIndex(ofName) + 1}`;
  // Two digits are read as spreadsheets do: up to 29 as this century's year, from 30 as the last one's.
  const whole = year.length === 2 ? `${Number(year) < 30 ? '20' : '19'}${year}` : year;
  return isoDate(`${whole}-${number?.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
