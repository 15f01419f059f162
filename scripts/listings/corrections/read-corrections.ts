import { z } from 'zod';
import { type Clock, clocks } from '../../../src/domain/hours/hours.ts';
import { services } from '../../../src/domain/pharmacy/filters.ts';
import { type Address, isPharmacyId, type Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { isStateCode } from '../../../src/domain/places/us-state.ts';
import type { Fault, Problem } from '../../cli/problems/problem.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';
import { repeats } from '../../lists/list-rules.ts';
import { addIssue, cell, numberWithin, only, parseRows, rowOfCells, text } from '../../lists/parse-rows.ts';
import type { Table } from '../../lists/read-table.ts';
import { e164 } from '../fields/phone-number.ts';
import { readSchedule } from '../fields/read-hours.ts';
import { listingSchema } from '../listing-schema.ts';
import { webAddress } from '../web-address.ts';

/** Returns the corrected listing, or why it cannot be corrected so. */
type Edit = (listing: Pharmacy, date: string) => Pharmacy | string;
type ReadValue = (value: string) => Edit | undefined;

const { shape } = listingSchema;
const isText = (value: string): boolean => shape.name.safeParse(value).success;
const isTown = (value: string): boolean => shape.address.shape.city.safeParse(value).success;
const isDay = (value: string): boolean => z.iso.date().safeParse(value).success;

const facts =
  (read: (value: string) => Partial<Pharmacy> | undefined): ReadValue =>
  (value) => {
    const known = read(value);
    return known && ((listing) => ({ ...listing, ...known }));
  };

const addressPart =
  (part: keyof Address, isPart: (value: string) => boolean): ReadValue =>
  (value) =>
    isPart(value)
      ? (listing) => ({ ...listing, address: { ...listing.address, [part]: value || undefined } })
      : undefined;

const degrees = (part: 'lat' | 'lng', most: number): ReadValue => {
  const placed = { precision: 'rooftop', radiusMiles: undefined } as const;
  return (value) => {
    const number = numberWithin(-most, most)(value);
    return number === undefined
      ? undefined
      : (listing) => ({ ...listing, location: { ...listing.location, ...placed, [part]: number } });
  };
};

const hoursOf =
  (clock: Clock): ReadValue =>
  (value) =>
  (listing, date) => {
    const { schedule, fault } = value === '' ? {} : readSchedule(value, listing.address.state);
    if (fault !== undefined) return `hours "${value}": ${fault}`;
    const hours = { ...listing.hours, [clock]: schedule && { ...schedule, asOf: date } };
    return { ...listing, hours: clocks.some((each) => hours[each] !== undefined) ? hours : undefined };
  };

/** Reads the value of each field that can be corrected; correctable-fields.csv says what it must be. */
const readers = {
  name: facts((name) => (isText(name) ? { name } : undefined)),
  phone: facts((value) => {
    const phone = e164(value);
    return value === '' || phone !== undefined ? { phone } : undefined;
  }),
  website: facts((value) => {
    const website = webAddress(value);
    return value === '' || website !== undefined ? { website } : undefined;
  }),
  street: addressPart('street', isText),
  unit: addressPart('unit', (value) => value === '' || isText(value)),
  city: addressPart('city', isTown),
  state: addressPart('state', isStateCode),
  zip: addressPart('zip', (value) => /^\d{5}$/.test(value)),
  lat: degrees('lat', 90),
  lng: degrees('lng', 180),
  hours: hoursOf('pharmacy'),
  storeHours: hoursOf('store'),
  driveThroughHours: hoursOf('driveThrough'),
  services: facts((value) => {
    const names = value.split(';').flatMap((name) => name.trim() || []);
    const known = services.filter((service) => names.includes(service));
    return known.length === names.length ? { services: known } : undefined;
  }),
  public: facts((value) =>
    value === 'yes' || value === 'no' ? { mayNotServe: value === 'no' || undefined } : undefined,
  ),
  closed: facts((value) => (value === 'yes' || isDay(value) ? {} : undefined)),
  hidden: facts((value) => (value === 'yes' ? {} : undefined)),
} as const satisfies Readonly<Record<string, ReadValue>>;

export type CorrectedField = keyof typeof readers;
const fieldNames = Object.keys(readers);
const isField = (name: string): name is CorrectedField => Object.hasOwn(readers, name);

/** Returns what the value of a field must be, as the rule and remedy of a problem. */
export function fieldRule(field: CorrectedField): Pick<Fault, 'rule' | 'remedy'> {
  const row = factRows('correctable-fields', 'scripts/listings/corrections').find(
    (known) => known.field === field,
  );
  const { rule = '', remedy = '' } = row ?? {};
  return { rule: `${field} ${rule.replace('SERVICES', services.join(', '))}`, remedy };
}

function readEdit(field: CorrectedField, value: string, context: z.RefinementCtx): Edit {
  const edit = readers[field](value);
  if (edit !== undefined) return edit;
  const { rule, remedy } = fieldRule(field);
  return addIssue(context, rule, { remedy }, 'value');
}

const dayCell = (rule: string, isRight: (value: string) => boolean) =>
  cell((value) => (isRight(value) ? value : undefined), rule, 'Write a day such as 2026-11-20.');

const correctionRow = (today?: string) => {
  const cells = z.object({
    id: cell(
      (id) => (/^\d{10}$/.test(id) || isPharmacyId(id) ? id : undefined),
      'id must be an NPI or the id of a listing',
      'Write ten digits, or an id such as osm:node/1, as "npm run data -- explain" shows it.',
    ),
    field: cell(
      (name) => only(isField)(name),
      `field must be one of ${fieldNames.join(', ')}`,
      'Write one of these names.',
    ),
    value: cell((value) => value.trim(), 'value must be a text', 'Write the right value.'),
    who: text('who'),
    date: dayCell(
      'date must be the day of the correction, not a day to come',
      (date) => isDay(date) && (today === undefined || date <= today),
    ),
    until: dayCell(
      'until must be the last day of the correction, or empty',
      (until) => until === '' || isDay(until),
    ),
  });
  return rowOfCells(cells, cells.partial(), ({ field, value }, context) => {
    if (field !== undefined && value !== undefined) readEdit(field, value, context);
  }).transform(({ until, ...row }, context) => ({
    ...row,
    edit: readEdit(row.field, row.value, context),
    until: until || undefined,
  }));
};

/** A checked row of corrections.csv: `value` is the trimmed cell, days are `YYYY-MM-DD`. */
export type Correction = Readonly<z.infer<ReturnType<typeof correctionRow>>> & { readonly line: number };

/**
 * Checks corrections.csv. A row has expired if its `until` is before `today` (`YYYY-MM-DD`). Without `today`
 * no row has expired, and none is of a day to come.
 */
export function readCorrections(table: Table, today?: string) {
  const { file, rows, problems } = parseRows(table, correctionRow(today));
  const all = rows.map(({ line, row }): Correction => ({ line, ...row }));
  const isExpired = ({ until }: Correction): boolean =>
    until !== undefined && today !== undefined && until < today;
  const current = all.filter((correction) => !isExpired(correction));
  const lines = new Set(current.map(({ line }) => line));
  const repeated = repeats(
    { ...table, rows: table.rows.filter(({ line }) => lines.has(line)) },
    'correction of a field',
    ({ id = '', field = '' }) => `${id.replace(/^npi:/, '')} ${field}`,
  );
  const found: readonly Problem[] = [...table.problems, ...problems, ...repeated];
  return { file, current, expired: all.filter(isExpired), problems: found };
}
