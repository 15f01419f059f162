import { type Schedule, weekdays } from '../hours/hours.ts';
import { csvCell } from '../text/csv-cell.ts';
import { formatPhone, type Pharmacy } from './pharmacy.ts';

/** Columns of corrections.csv, the editors' file of corrections to pharmacies. */
export const correctionColumns = ['id', 'field', 'value', 'who', 'date', 'until'] as const;

/** Value of the column `who` for a visitor's correction. */
export const visitorWho = 'a visitor';

type FieldValue = readonly [field: string, value: string];

/** Returns rows for corrections.csv, with header, that set fields of a pharmacy to new values. */
export const correctionRows = ({ id }: Pick<Pharmacy, 'id'>, values: readonly FieldValue[]): string =>
  [
    correctionColumns.join(','),
    ...values.map(([field, value]) =>
      [id, field, value, visitorWho, '', ''].map((cell) => csvCell(cell)).join(','),
    ),
  ].join('\n');

/** Returns a pharmacy's fields that visitors can correct, with values: `['name', 'City Drugs']`. */
export function listedValues({ name, address, phone, hours }: Pharmacy): readonly FieldValue[] {
  const week = hours?.pharmacy && hoursText(hours.pharmacy);
  return [
    ['name', name],
    ['street', address.street],
    ...(phone === undefined ? [] : [['phone', formatPhone(phone)] as const]),
    ...(week === undefined ? [] : [['hours', week] as const]),
  ];
}

/**
 * Returns `hours` to propose after a visit: as listed if the page was right (`shown` equals `found`), else
 * empty. Undefined if there is nothing to propose.
 */
export function hoursFound(
  { hours }: Pick<Pharmacy, 'hours'>,
  found: 'open' | 'closed',
  shown: 'open' | 'closed' | undefined,
): FieldValue | undefined {
  if (shown === undefined || hours?.pharmacy === undefined) return undefined;
  if (shown !== found) return ['hours', ''];
  const week = hoursText(hours.pharmacy);
  return week === undefined ? undefined : ['hours', week];
}

/**
 * Returns weekly hours as OpenStreetMap writes them: `Mo 09:00-18:00; Tu off; …`. Undefined if there are also
 * hours on holidays or single dates.
 */
export function hoursText({ weekly, holidays, exceptions }: Schedule): string | undefined {
  if (holidays !== undefined || exceptions !== undefined) return undefined;
  const days = weekdays.map((day) => {
    const ranges = weekly[day].map(({ opens, closes }) => `${clockTime(opens)}-${clockTime(closes)}`);
    return `${day.charAt(0).toUpperCase()}${day.charAt(1)} ${ranges.join(',') || 'off'}`;
  });
  return days.join('; ');
}

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const correctionPattern = new RegExp(
  `^${correctionColumns.join(',')}(\\n[\\w:/.-]+,[a-zA-Z]+,[^\\n]{0,500}){1,8}$`,
);

/** True if a text has the form of corrections.csv: a header and one to eight rows. */
export const isCorrection = (text: string): boolean => correctionPattern.test(text);
