import { type Schedule, weekdays } from '../hours/hours.ts';
import { csvCell } from '../text/csv-cell.ts';
import { formatPhone, type Pharmacy } from './pharmacy.ts';

/** Columns of corrections.csv, which visitors' messages use too. */
export const correctionColumns = ['id', 'field', 'value', 'who', 'date', 'until'] as const;

/** The `who` of a visitor's rows. Their date stays empty until an editor takes them. */
export const visitorWho = 'a visitor';

type FieldValue = readonly [field: string, value: string];

/** Returns a header and rows of corrections.csv that set fields of a pharmacy to these values. */
export const correctionRows = ({ id }: Pick<Pharmacy, 'id'>, values: readonly FieldValue[]): string =>
  [
    correctionColumns.join(','),
    ...values.map(([field, value]) =>
      [id, field, value, visitorWho, '', ''].map((cell) => csvCell(cell)).join(','),
    ),
  ].join('\n');

/** Returns what visitors can correct on a pharmacy's page, as cells of corrections.csv. */
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
 * Returns the hours to record for a visitor who found a pharmacy open or closed. These are the listed hours
 * if the page said the same, else empty (unknown). Undefined if the page said neither.
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
 * Returns a week as OpenStreetMap writes it: `Mo 09:00-18:00; Tu off; …`. Undefined for hours with
 * holidays or exceptions.
 */
export function hoursText({ weekly, holidays, exceptions }: Schedule): string | undefined {
  if (holidays !== undefined || exceptions !== undefined) return undefined;
  const days = weekdays.map((day) => {
    const ranges = weekly[day].map(({ opens, closes }) => `${time(opens)}-${time(closes)}`);
    return `${day.charAt(0).toUpperCase()}${day.charAt(1)} ${ranges.join(',') || 'off'}`;
  });
  return days.join('; ');
}

/** Writes minutes after midnight: 570 → `09:30`, 1560 → `26:00`. */
const time = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A header and up to eight rows: an id, a field, and what the field is to be. */
const correctionPattern = new RegExp(
  `^${correctionColumns.join(',')}(\\n[\\w:/.-]+,[a-zA-Z]+,[^\\n]{0,500}){1,8}$`,
);

/** True if a text is a header and rows of corrections.csv, as a page's link passes them to the form. */
export const isCorrection = (text: string): boolean => correctionPattern.test(text);
