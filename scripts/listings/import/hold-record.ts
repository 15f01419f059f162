import type { z } from 'zod';
import { droppedRow, type RowOutcome } from './record-outcome.ts';
import { mostLanguages, recordSchema, type SourceRecord } from './source-record.ts';

const longestReason = 200;

/**
 * Holds a record to its schema: a fact that does not fit is refused with its reason. Without a usable id, or
 * with neither address nor point left, it is dropped.
 */
export function heldToSchema(given: SourceRecord): RowOutcome {
  const { key, source, origin, kind, date } = given;
  const record = {
    ...given,
    languages: given.languages.slice(0, mostLanguages),
    refused: given.refused.map((text) => shortened(text)),
  };
  const { error } = recordSchema.safeParse(record);
  if (error === undefined) return { kind: 'record', record };
  const drop = (why: string): RowOutcome =>
    droppedRow({ key: shortened(key), source, origin, why }, true, kind === 'register' ? date : undefined);
  const faults = new Map(
    error.issues.map(({ path, message }) => [fieldOf(path), message] as const).toReversed(),
  );
  if (faults.has('key')) return drop('no usable id');
  const addressFault = faults.get('address');
  if (addressFault !== undefined && (record.location === undefined || faults.has('location')))
    return drop(`the address is ${addressFault}`);
  const { hours = {}, site, ...others } = record;
  const entries: readonly (readonly [string, unknown])[] = [
    ...Object.entries(others),
    ...Object.entries(hours).map(([clock, schedule]) => [`hours ${clock}`, schedule] as const),
  ];
  const [good, wrong] = [false, true].map((isWrong) =>
    entries.filter(([field]) => faults.has(field) === isWrong),
  );
  const isHours = ([field]: readonly [string, unknown]): boolean => field.startsWith('hours ');
  const goodHours = good?.filter(isHours).map(([field, schedule]) => [field.slice(6), schedule]) ?? [];
  return {
    kind: 'record',
    record: recordSchema.parse({
      ...{ types: [], services: [], accepts: [], accessibility: {}, languages: [] },
      ...Object.fromEntries(good?.filter((entry) => !isHours(entry)) ?? []),
      hours: goodHours.length === 0 ? undefined : Object.fromEntries(goodHours),
      site: addressFault === undefined ? site : undefined,
      refused: [
        ...record.refused,
        ...(wrong ?? []).map(([field, value]) =>
          shortened(`${labels[field] ?? field} ${JSON.stringify(value)}`, `: ${faults.get(field)}`),
        ),
      ],
    }),
  };
}

/** Hours are held clock by clock, any other fact as a whole. */
const fieldOf = ([field, clock]: readonly PropertyKey[]): string =>
  field === 'hours' && clock !== undefined ? `hours ${String(clock)}` : String(field);

/** Fields under other names than those by which a record is told. */
const labels: Readonly<Record<string, string>> = {
  legalName: 'registered name',
  enumerated: 'enumeration date',
};

/** Why a value is none of the schema's; undefined for one that is. */
export function faultOf(schema: z.ZodType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'not of the store’s form');
}

/** A text that is quoted in a report; what a source gives may be as long as a book. */
const shortened = (text: string, end = ''): string =>
  text.length <= longestReason ? `${text}${end}` : `${text.slice(0, longestReason)}…${end}`;
