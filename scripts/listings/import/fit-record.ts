import type { z } from 'zod';
import { droppedRow, type RowOutcome } from './record-outcome.ts';
import { mostLanguages, recordSchema, type SourceRecord } from './source-record.ts';

const maxReasonLength = 200;

/**
 * Returns a record without the facts that break `recordSchema`, which it names in `refused`. The outcome is a
 * dropped row if the key is invalid, or if the address is invalid and there is no valid position.
 */
export function fitToSchema(original: SourceRecord): RowOutcome {
  const { key, source, origin, kind, date } = original;
  const record = {
    ...original,
    languages: original.languages.slice(0, mostLanguages),
    refused: original.refused.map((text) => shortened(text)),
  };
  const { error } = recordSchema.safeParse(record);
  if (error === undefined) return { kind: 'record', record };
  const drop = (why: string): RowOutcome =>
    droppedRow({ key: shortened(key), source, origin, why }, true, kind === 'register' ? date : undefined);
  const faults = new Map(
    error.issues.map(({ path, message }) => [String(path[0]), message] as const).toReversed(),
  );
  if (faults.has('key')) return drop('no usable id');
  const addressFault = faults.get('address');
  if (addressFault !== undefined && (record.location === undefined || faults.has('location')))
    return drop(`the address is ${addressFault}`);
  const wrong = [...faults].map(([field, why]) => {
    const value = Object.entries(record).find(([name]) => name === field)?.[1];
    return shortened(`${reportLabels[field] ?? field} ${JSON.stringify(value)}`, `: ${why}`);
  });
  const good = Object.entries(record).filter(([field]) => !faults.has(field));
  return {
    kind: 'record',
    record: recordSchema.parse({
      ...{ types: [], services: [], accepts: [], accessibility: {}, languages: [] },
      ...Object.fromEntries(good),
      site: addressFault === undefined ? record.site : undefined,
      refused: [...record.refused, ...wrong],
    }),
  };
}

const reportLabels: Readonly<Record<string, string>> = {
  legalName: 'registered name',
  enumerated: 'enumeration date',
};

/** Returns why a value does not fit a schema, or undefined if it fits. */
export function schemaFault(schema: z.ZodType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'not of the store’s form');
}

const shortened = (text: string, end = ''): string =>
  text.length <= maxReasonLength ? `${text}${end}` : `${text.slice(0, maxReasonLength)}…${end}`;
