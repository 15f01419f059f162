import { isoDate } from '../import/record-outcome.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** Day numbers of this century in spreadsheets, which count from 30 December 1899. */
const firstSerial = 36_526;
const lastSerial = 73_050;
const serialOfEpoch = 25_569;
const dayMs = 86_400_000;

const forms = [
  /^(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>\d{4}|\d{2})$/,
  /^(?<year>20\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?<name>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4}|\d{2})$/i,
  /^(?<name>[a-z]{3,9})\.?[\s-]+(?<day>\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(?<year>\d{4}|\d{2})$/i,
];

/**
 * Returns the day in a cell as `YYYY-MM-DD`, or undefined for any other text. Reads `10/5/2026`, `10/5/26`,
 * `10-05-2026`, `20261005`, `5-Oct-26`, `Oct 5, 2026` and a spreadsheet's day number, `46300`. A time may
 * follow.
 */
export function writtenDay(text: string): string | undefined {
  const plain = text.trim().replace(/[ ,T]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]M)?$/i, '');
  const known = isoDate(plain);
  if (known !== undefined) return known;
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(plain)?.[1];
  if (serial !== undefined) return dayOfSerial(Number(serial));
  const {
    year = '',
    name,
    month,
    day = '',
  } = forms.map((form) => form.exec(plain)?.groups).find(Boolean) ?? {};
  const number = name === undefined ? month : monthOf(name);
  // Two digits are read as spreadsheets do: up to 29 as this century's year, from 30 as the last one's.
  const whole = year.length === 2 ? `${Number(year) < 30 ? '20' : '19'}${year}` : year;
  return number === undefined
    ? undefined
    : isoDate(`${whole}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function monthOf(name: string): string | undefined {
  const at = months.findIndex((month) => name.toLowerCase().startsWith(month));
  return at < 0 ? undefined : String(at + 1);
}

const dayOfSerial = (serial: number): string | undefined =>
  serial < firstSerial || serial > lastSerial
    ? undefined
    : new Date((serial - serialOfEpoch) * dayMs).toISOString().slice(0, 10);
