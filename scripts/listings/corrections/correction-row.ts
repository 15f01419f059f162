import { z } from 'zod';
import { type Clock, clocks } from '../../../src/domain/hours/hours.ts';
import { services } from '../../../src/domain/pharmacy/filters.ts';
import { type Address, isPharmacyId, type Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { isStateCode } from '../../../src/domain/places/us-state.ts';
import { addIssue, cell, numberWithin, only, rowOfCells, text } from '../../lists/parse-rows.ts';
import { e164 } from '../fields/phone-number.ts';
import { readSchedule } from '../fields/read-hours.ts';
import { listingSchema } from '../listing-schema.ts';
import { webAddress } from '../web-address.ts';

type Edit = (listing: Pharmacy, date: string) => Pharmacy | string;

interface FieldRule {
  readonly read: (value: string) => Edit | undefined;
  readonly rule: string;
  readonly remedy: string;
}

const { shape } = listingSchema;
const isValid =
  (schema: z.ZodType) =>
  (value: string): boolean =>
    schema.safeParse(value).success;
const undefinedIfEmpty = (value: string): string | undefined => (value === '' ? undefined : value);
const day = isValid(z.iso.date());

const withFacts =
  (facts: Partial<Pharmacy>): Edit =>
  (listing) => ({ ...listing, ...facts });

const field = (rule: string, remedy: string, read: FieldRule['read']): FieldRule => ({ read, rule, remedy });

const addressField = (
  part: keyof Address,
  rule: string,
  example: string,
  isValue: (value: string) => boolean,
) =>
  field(`${part} must be ${rule}`, `Write a ${example}.`, (value) =>
    isValue(value)
      ? (listing) => ({ ...listing, address: { ...listing.address, [part]: undefinedIfEmpty(value) } })
      : undefined,
  );

export const hoursRule = 'hours must be in the syntax of opening_hours';
export const hoursRemedy = 'Write hours such as Mo-Fr 09:00-18:00; Sa 09:00-13:00.';
const hoursField = (clock: Clock): FieldRule =>
  field(hoursRule, hoursRemedy, (value) => (listing, date) => {
    const { schedule, fault } = value === '' ? {} : readSchedule(value, listing.address.state);
    if (fault !== undefined) return `hours "${value}": ${fault}`;
    const hours = { ...listing.hours, [clock]: schedule && { ...schedule, asOf: date } };
    return { ...listing, hours: clocks.some((each) => hours[each] !== undefined) ? hours : undefined };
  });

const degreesField = (name: 'lat' | 'lng', most: number, example: string): FieldRule =>
  field(
    `${name} must be a number of degrees from -${most} to ${most}`,
    `Write a number such as ${example}.`,
    (value) => {
      const degrees = numberWithin(-most, most)(value);
      return degrees === undefined
        ? undefined
        : (listing) => ({
            ...listing,
            location: { ...listing.location, precision: 'rooftop', radiusMiles: undefined, [name]: degrees },
          });
    },
  );

const textRule = 'a text of 1 to 100 characters that can be shown';

const correctableFields = {
  name: field(`name must be ${textRule}`, 'Write the name as its sign says it.', (value) =>
    isValid(shape.name)(value) ? withFacts({ name: value }) : undefined,
  ),
  phone: field(
    'phone must be a number that can be dialled, or empty where it is not known',
    'Write the ten digits that people dial, such as (205) 322-1234; those of 555-01xx are nobody’s.',
    (value) => {
      const phone = e164(value);
      return value === '' || phone !== undefined ? withFacts({ phone }) : undefined;
    },
  ),
  website: field(
    'website must be a web address of at most 300 letters, or empty where it is not known',
    'Write an address that begins with https:// or www.',
    (value) => {
      const website = webAddress(value);
      return value === '' || website !== undefined ? withFacts({ website }) : undefined;
    },
  ),
  street: addressField('street', textRule, 'street such as 1201 2nd Ave N', isValid(shape.name)),
  unit: addressField(
    'unit',
    `${textRule}, or empty where there is none`,
    'unit such as Ste 200',
    (value) => value === '' || isValid(shape.name)(value),
  ),
  city: addressField('city', textRule, 'town such as Hoover', isValid(shape.name)),
  state: addressField(
    'state',
    'the two-letter postal code of a US state or DC',
    'code such as AL',
    isStateCode,
  ),
  zip: addressField('zip', 'five digits', 'ZIP code such as 35203', (value) => /^\d{5}$/.test(value)),
  lat: degreesField('lat', 90, '33.52066'),
  lng: degreesField('lng', 180, '-86.80249'),
  hours: hoursField('pharmacy'),
  storeHours: hoursField('store'),
  driveThroughHours: hoursField('driveThrough'),
  services: field(
    `services must be among ${services.join(', ')}, with semicolons between, or empty where none is known`,
    'Write all services that the pharmacy has, such as delivery;flu-shots.',
    (value) => {
      const serviceNames = value.split(';').flatMap((name) => undefinedIfEmpty(name.trim()) ?? []);
      const knownServices = services.filter((service) => serviceNames.includes(service));
      return knownServices.length === serviceNames.length
        ? withFacts({ services: knownServices })
        : undefined;
    },
  ),
  public: field(
    'public must be yes or no',
    'Write yes where everybody is served, or no, which puts the listing last.',
    (value) =>
      value === 'yes' || value === 'no' ? withFacts({ mayNotServe: value === 'no' || undefined }) : undefined,
  ),
  closed: field(
    'closed must be yes, or the day it closed',
    'Write yes, or a day such as 2026-09-30; to open it again, remove the row.',
    (value) => (value === 'yes' || day(value) ? withFacts({}) : undefined),
  ),
  hidden: field('hidden must be yes', 'Write yes; to show it again, remove the row.', (value) =>
    value === 'yes' ? withFacts({}) : undefined,
  ),
} as const satisfies Readonly<Record<string, FieldRule>>;

export type CorrectedField = keyof typeof correctableFields;
const fieldNames = Object.keys(correctableFields);
const isField = (name: string): name is CorrectedField => Object.hasOwn(correctableFields, name);

const dayCell = (rule: string, isValidDay: (text: string) => boolean) =>
  cell((text) => (isValidDay(text) ? text : undefined), rule, 'Write a day such as 2026-11-20.');

/** A checked row of corrections.csv: `value` is the trimmed cell, days are `YYYY-MM-DD`. */
export type Correction = Readonly<z.infer<ReturnType<typeof correctionRow>>>;

/** Returns the schema of a row of corrections.csv. It rejects a date after `today` (`YYYY-MM-DD`). */
export const correctionRow = (today?: string) => {
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
      (date) => day(date) && (today === undefined || date <= today),
    ),
    until: dayCell(
      'until must be the last day of the correction, or empty',
      (until) => until === '' || day(until),
    ),
  });
  return rowOfCells(cells, cells.partial(), ({ field, value }, context) => {
    if (field !== undefined && value !== undefined) readEdit(field, value, context);
  }).transform(({ until, ...row }, context) => ({
    ...row,
    edit: readEdit(row.field, row.value, context),
    until: undefinedIfEmpty(until),
  }));
};

function readEdit(field: CorrectedField, value: string, context: z.RefinementCtx): Edit {
  const { read, rule, remedy } = correctableFields[field];
  return read(value) ?? addIssue(context, rule, { remedy }, 'value');
}
