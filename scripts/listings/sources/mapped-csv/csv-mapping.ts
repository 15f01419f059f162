import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isSystemNote } from '../../../cli/files/system-notes.ts';
import { faultOf } from '../../../cli/problems/fault-of.ts';
import { refuseProblems } from '../../../cli/problems/refusal.ts';
import { knownText, repairText, shortText } from '../../fields/repair-text.ts';
import type { ReadColumn } from '../../import/csv-rows.ts';
import { isReservedSource } from '../../store/source-file.ts';

const cell = z.union(
  [
    z.string(),
    z.strictObject({ columns: z.array(z.string()).min(2) }),
    z.strictObject({ text: z.string() }),
    z.strictObject({ column: z.string(), values: z.record(z.string(), z.string()) }),
  ],
  'must be a column, {"columns": [two or more]}, {"text": "…"} or {"column": "…", "values": {…}}',
);
export type CellRule = z.infer<typeof cell>;

const listColumn = z.strictObject({
  column: z.string(),
  separator: z.string().min(1),
  values: z.record(z.string(), z.string()).optional(),
});
export type ListRule = z.infer<typeof listColumn>;

const opensAndCloses = z.strictObject({ opens: cell, closes: cell });
const day = z.union([cell, opensAndCloses, z.array(opensAndCloses).min(2)]);
export type DayRule = z.infer<typeof day>;
const days = z.strictObject({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const hours = z.union([cell, z.strictObject({ days })], {
  error: 'must be a column, or { "days": … } with all of mon to sun',
});
export type HoursRule = z.infer<typeof hours>;

const mappingSchema = z.strictObject({
  /** The source's id. Its name and credit are in src/messages/en.json. */
  source: z
    .string()
    .regex(/^[a-z]+$/, 'must be lower-case letters')
    .refine((id) => !isReservedSource(id), 'must be a word of its own; this one is taken'),
  licence: z.string().min(1).optional(),
  /** Who keeps the list. `authority` licenses pharmacies; `points` only locates those of other lists. */
  kind: z.enum(['owner', 'chain', 'authority', 'points']),
  header: z.array(z.string()).min(1),
  /** Day of the list, `YYYY-MM-DD`, if the file does not state it. */
  date: z.iso.date().optional(),
  /** Rows that prove a store has a pharmacy: all, none, or rows whose column contains a text. */
  pharmacy: z.union(
    [
      z.literal('every row'),
      z.literal('not stated'),
      z.strictObject({ column: z.string(), includes: z.string() }),
    ],
    'must be "every row", "not stated" or {"column": "…", "includes": "…"}',
  ),
  /** Rows to read, by column and its whole text in any case: `{ "License Status": ["Active"] }`. */
  rows: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  /** Whose hours `fields.hours` has. Default: `store` for a chain or with `counterHours`, else `pharmacy`. */
  hoursOf: z.enum(['pharmacy', 'store']).optional(),
  fields: z.strictObject({
    id: cell,
    street: cell,
    unit: cell.optional(),
    city: cell,
    state: cell,
    zip: cell,
    name: cell.optional(),
    brand: cell.optional(),
    npi: cell.optional(),
    branch: cell.optional(),
    phone: cell.optional(),
    website: cell.optional(),
    lat: cell.optional(),
    lng: cell.optional(),
    precision: cell.optional(),
    hours: hours.optional(),
    counterHours: hours.optional(),
    driveThroughHours: hours.optional(),
    date: cell.optional(),
    wheelchair: cell.optional(),
  }),
  lists: z
    .strictObject({
      types: listColumn.optional(),
      services: listColumn.optional(),
      accepts: listColumn.optional(),
      languages: listColumn.optional(),
    })
    .default({}),
});

/** Contents of a mapping file: which columns of a CSV file hold which fields of a pharmacy. */
export type CsvMapping = z.infer<typeof mappingSchema>;

export type CellField = Exclude<keyof CsvMapping['fields'], 'hours' | 'counterHours' | 'driveThroughHours'>;

// Relative to the project's folder, where every command runs. The compiled build lies elsewhere.
const bundledFolder = join('scripts', 'listings', 'sources', 'mapped-csv', 'mappings');

/** Reads a mapping file. Throws a Refusal for wrong contents, or a date after `today` (`YYYY-MM-DD`). */
export async function readMapping(path: string, today = '9999-12-31'): Promise<CsvMapping> {
  const faults: string[] = [];
  try {
    const text = (await readFile(path, 'utf8')).replace(/^\ufeff/, '');
    const { data, error } = mappingSchema.safeParse(JSON.parse(text));
    if (data === undefined)
      for (const { path: field, message } of error.issues)
        faults.push([field.join('.'), message].filter(Boolean).join(': '));
    else faults.push(...faultsOf(data, today));
    if (data !== undefined && faults.length === 0) return data;
  } catch (error) {
    faults.push(faultOf(error));
  }
  throw refuseProblems(
    faults.map((fault) => ({
      file: path,
      rule: `a mapping file must name the source, its kind, the header and the fields: ${fault}`,
      remedy: 'Compare it with scripts/listings/sources/mapped-csv/mappings/cvs.json.',
    })),
    'the listing store is as it was',
  );
}

function faultsOf(mapping: CsvMapping, today: string): readonly string[] {
  const { date = '', header, hoursOf, fields } = mapping;
  const unknownColumns = columnsOf(mapping).filter((column) => !header.includes(column));
  return [
    ...(unknownColumns.length === 0 ? [] : [`not in the header: ${unknownColumns.join(', ')}`]),
    ...(date <= today ? [] : [`date: must not be a day to come, as ${date} is`]),
    ...(hoursOf === 'pharmacy' && fields.counterHours !== undefined
      ? ['hoursOf: must be "store" beside fields.counterHours, which are the pharmacy’s']
      : []),
  ];
}

/** A rule of a mapping, or a part of one. */
export type Rule = string | undefined | readonly Rule[] | { readonly [key: string]: Rule };

/** Returns the names of the CSV columns that rules of a mapping read, without repeats. */
export const columnsOfRules = (rules: readonly Rule[]): readonly string[] => [
  ...new Set(rules.flatMap(columnsIn)),
];

function columnsIn(rule: Rule): readonly string[] {
  if (rule === undefined) return [];
  if (typeof rule === 'string') return [rule];
  if ('text' in rule) return [];
  return 'column' in rule ? columnsIn(rule.column) : Object.values(rule).flatMap(columnsIn);
}

const columnsOf = ({ fields, lists, pharmacy, rows }: CsvMapping): readonly string[] =>
  columnsOfRules([
    ...Object.values(fields),
    ...Object.values(lists),
    ...Object.keys(rows),
    ...(typeof pharmacy === 'string' ? [] : [pharmacy]),
  ]);

export interface CellFault {
  readonly field: string;
  readonly rules: readonly Rule[];
  readonly value: string;
  readonly why: string;
}

/** Returns the text that a rule finds in a row. Undefined if the cell is empty or unknown: `n/a`. */
export function readCell(rule: CellRule | undefined, column: ReadColumn): string | undefined {
  if (rule === undefined) return undefined;
  if (typeof rule === 'string') return knownText(repairText(column(rule)));
  if ('text' in rule) return rule.text;
  if ('columns' in rule)
    return rule.columns.map((name) => readCell(name, column)).find((text) => text !== undefined);
  return translationOf(rule.values, column(rule.column));
}

const translationOf = (values: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.hasOwn(values, text) ? values[text] : undefined;

/** Splits a cell at the separator of a rule. Translates the texts if the rule has `values`. */
export function readList(rule: ListRule | undefined, column: ReadColumn): readonly string[] {
  if (rule === undefined) return [];
  const texts = column(rule.column)
    .split(rule.separator)
    .map((text) => text.trim());
  const { values } = rule;
  return values === undefined ? texts : texts.flatMap((text) => translationOf(values, text) ?? []);
}

/** Returns why a mapping leaves out a row, or undefined: `its License Status is "Expired"`. */
export function whyLeftOut(rows: CsvMapping['rows'], column: ReadColumn): string | undefined {
  const plain = (text: string): string => text.trim().toLowerCase();
  const mismatch = Object.entries(rows).find(
    ([name, wanted]) => !wanted.some((text) => plain(text) === plain(column(name))),
  );
  return mismatch && `its ${mismatch[0]} is "${shortText(column(mismatch[0]))}"`;
}

/** Reads the mapping files that come with the project, such as `mappings/cvs.json`. */
export async function bundledMappings(): Promise<readonly CsvMapping[]> {
  const files = (await readdir(bundledFolder))
    .filter((name) => name.endsWith('.json') && !isSystemNote(name))
    .toSorted();
  return Promise.all(files.map((name) => readMapping(join(bundledFolder, name))));
}

/** Returns the mapping that has the same columns as a file, in any order. Undefined if there is none. */
export function mappingFor(
  header: readonly string[],
  mappings: readonly CsvMapping[],
): CsvMapping | undefined {
  const named = header.slice(0, header.findLastIndex((name) => name !== '') + 1);
  return mappings.find(
    (mapping) =>
      mapping.header.length === named.length && mapping.header.every((name) => named.includes(name)),
  );
}
