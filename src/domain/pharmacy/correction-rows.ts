import { type Schedule, weekdays } from '../hours/hours.ts';
import { csvCell } from '../text/csv-cell.ts';
import { formatPhone, type Pharmacy } from './pharmacy.ts';

/** The columns of corrections.csv, in which a visitor's message tells what is wrong too. */
export const correctionColumns = ['id', 'field', 'value', 'who', 'date', 'until'] as const;

/** Who says so in the rows of a visitor's message; the day is that on which an editor takes them. */
export const visitorWho = 'a visitor';

type FieldValue = readonly [field: string, value: string];

/** Returns a header and rows of corrections.csv that give fields of a pharmacy these values. */
export const correctionRows = ({ id }: Pick<Pharmacy, 'id'>, values: readonly FieldValue[]): string =>
  [
    correctionColumns.join(','),
    ...values.map(([field, value]) =>
      [id, field, value, visitorWho, '', ''].map((cell) => csvCell(cell)).join(','),
    ),
  ].join('\n');

/** Returns what a pharmacy's page shows and visitors can correct, as cells of corrections.csv. */
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
 * Returns the hours that a pharmacy has by a visitor who found it open or closed: those listed where the page
 * said so too, else unknown (empty). Undefined where the page said neither.
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

/** Returns a week as OpenStreetMap writes it; undefined for hours with holidays or days of their own. */
export function hoursText({ weekly, holidays, exceptions }: Schedule): string | undefined {
  if (holidays !== undefined || exceptions !== undefined) return undefined;
  const days = weekdays.map((day) => {
    const ranges = weekly[day].map(({ opens, closes }) => `${time(opens)}-${time(closes)}`);
    return `${day.charAt(0).toUpperCase()}${day.charAt(1)} ${ranges.join(',') || 'off'}`;
  });
  return days.join('; ');
}

/** Minutes after midnight as `09:30`; what closes after midnight goes on as `24:00` and `26:00`. */
const time = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A header and up to eight rows: an id, a field, and what the field is to be. */
const correctionPattern = new RegExp(
  `^${correctionColumns.join(',')}(\\n[\\w:/.-]+,[a-zA-Z]+,[^\\n]{0,500}){1,8}$`,
);

/** True if a text is the header and rows of a correction, as a page's link hands them to a form. */
export const isCorrection = (text: string): boolean => correctionPattern.test(text);
