import type { z } from 'zod';
import type { OpeningHours } from '../../../src/domain/hours/hours.ts';
import { listingSchema } from '../listing-schema.ts';
import { droppedRow, type RowOutcome } from './record-outcome.ts';
import type { SourceRecord } from './source-record.ts';

/** The id of a listing that is made of this record alone: `osm/node/1` as `osm:node/1`. */
export const idOfKey = (key: string): string => key.replace('/', ':');

const longestReason = 200;
const mostLanguages = 20;
const { shape } = listingSchema;
const { shape: sourceShape } = shape.sources.unwrap().element;

/**
 * Holds a record to the store's schema, whichever source it is of: a fact that does not fit is refused with its reason, and
 * a record without a usable id, or with neither address nor point left, makes no listing.
 */
export function heldToSchema(record: SourceRecord): RowOutcome {
  const { key, source, origin } = record;
  const refused = record.refused.map((text) => shortened(text));
  const held = <Value>(field: string, schema: z.ZodType, value: Value | undefined): Value | undefined => {
    if (value === undefined) return undefined;
    const why = faultOf(schema, value);
    if (why !== undefined) refused.push(shortened(`${field} ${JSON.stringify(value)}`, `: ${why}`));
    return why === undefined ? value : undefined;
  };
  const drop = (why: string): RowOutcome =>
    droppedRow(
      { key: shortened(key), source, origin, why },
      true,
      record.kind === 'register' ? record.date : undefined,
    );
  if (faultOf(shape.id, idOfKey(key)) !== undefined) return drop('no usable id');
  const address = held('address', shape.address, record.address);
  const location = held('location', shape.location, record.location);
  const lost = record.address !== undefined && address === undefined;
  if (lost && location === undefined) return drop(`the address is ${faultOf(shape.address, record.address)}`);
  const heldHours = (): OpeningHours | undefined => {
    const { pharmacy, store, driveThrough } = record.hours ?? {};
    const hours: OpeningHours = {
      ...(pharmacy && held('hours', shape.hours, { pharmacy })),
      ...(store && held('hours', shape.hours, { store })),
      ...(driveThrough && held('hours', shape.hours, { driveThrough })),
    };
    return Object.keys(hours).length === 0 ? undefined : hours;
  };
  return {
    kind: 'record',
    record: {
      ...record,
      date: held('date', sourceShape.date, record.date),
      enumerated: held('enumeration date', sourceShape.date, record.enumerated),
      npi: held('npi', shape.npi, record.npi),
      name: held('name', shape.name, record.name),
      legalName: held('registered name', shape.name, record.legalName),
      brand: held('brand', shape.brand, record.brand),
      sign: held('sign', shape.name, record.sign),
      address,
      site: address === undefined ? undefined : record.site,
      phone: held('phone', shape.phone, record.phone),
      website: held('website', shape.website, record.website),
      location,
      hours: heldHours(),
      types: held('types', shape.types, record.types) ?? [],
      services: held('services', shape.services, record.services) ?? [],
      accepts: held('accepts', shape.accepts, record.accepts) ?? [],
      accessibility: held('accessibility', shape.accessibility, record.accessibility) ?? {},
      languages: held('languages', shape.languages, record.languages.slice(0, mostLanguages)) ?? [],
      refused,
    },
  };
}

/** Why a value is none of the schema's; undefined for one that is. */
export function faultOf(schema: z.ZodType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'not of the store’s form');
}

/** A text that is quoted in a report; what a source gives may be as long as a book. */
const shortened = (text: string, end = ''): string =>
  text.length <= longestReason ? `${text}${end}` : `${text.slice(0, longestReason)}…${end}`;
