import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isSystemNote } from '../../../files/system-notes.ts';
import { faultOf } from '../../../problems/input-error.ts';
import { type Refusal, refuseProblems } from '../../../problems/refusal.ts';

/** A column's cell, that of the first of several columns that says something, one text for all rows, or a column whose values are translated (others count as unknown). */
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

/** A column that holds several values. */
const list = z.strictObject({
  column: z.string(),
  separator: z.string().min(1),
  values: z.record(z.string(), z.string()).optional(),
});
export type ListRule = z.infer<typeof list>;

const mappingSchema = z.strictObject({
  /** The id under which the facts are shown; its name and credit are in src/messages/en.json. */
  source: z.string().regex(/^[a-z]+$/, 'must be lower-case letters'),
  /** Under which terms its facts may be used; `not stated` without it. */
  licence: z.string().min(1).optional(),
  /** Whose list it is. `points` are positions of register numbers: they place the register's listings and make none. */
  kind: z.enum(['owner', 'chain', 'points']),
  /** The header of the files that this mapping is for. */
  header: z.array(z.string()).min(1),
  /** The day of the list, where the file does not say. */
  date: z.iso.date().optional(),
  /** Whether a row says that there is a pharmacy: each one does, none does, or those whose column holds a text. */
  pharmacy: z.union(
    [
      z.literal('every row'),
      z.literal('not stated'),
      z.strictObject({ column: z.string(), includes: z.string() }),
    ],
    'must be "every row", "not stated" or {"column": "…", "includes": "…"}',
  ),
  /**
   * The rows that count, by what their columns may say, in small letters or capitals: `{ "License Status": ["Active"], "License Type": ["Community"] }`.
   * Any other is left out and told.
   */
  rows: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  /**
   * Whose the column `hours` are: those in which a prescription can be filled, or the store's. Without it they are the store's
   * in a chain's list and beside a column of the counter's, else the pharmacy's.
   */
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
    /** The chain's own number of the store. */
    branch: cell.optional(),
    phone: cell.optional(),
    website: cell.optional(),
    lat: cell.optional(),
    lng: cell.optional(),
    precision: cell.optional(),
    /** Opening hours in OpenStreetMap's syntax: `Mo-Fr 09:00-18:00; Sa 09:00-13:00`. `hoursOf` says whose they are. */
    hours: cell.optional(),
    counterHours: cell.optional(),
    driveThroughHours: cell.optional(),
    date: cell.optional(),
    wheelchair: cell.optional(),
  }),
  lists: z
    .strictObject({
      types: list.optional(),
      services: list.optional(),
      accepts: list.optional(),
      languages: list.optional(),
    })
    .default({}),
});

/** How the columns of a CSV file of someone's own map to the fields of a listing. */
export type CsvMapping = z.infer<typeof mappingSchema>;

/** From the project's folder, in which every command runs; the compiled build lies elsewhere. */
const bundledFolder = join('scripts', 'import', 'sources', 'mapped-csv', 'mappings');

/** Reads a mapping file. Throws a Refusal that names each field that is wrong. */
export async function readMapping(path: string): Promise<CsvMapping> {
  const refuse = (faults: readonly string[]): Refusal =>
    refuseProblems(
      faults.map((fault) => ({
        file: path,
        rule: `a mapping file must name the source, its kind, the header and the fields: ${fault}`,
        remedy: 'Compare it with scripts/import/sources/mapped-csv/mappings/cvs.json.',
      })),
      'the listing store is as it was',
    );
  let text: unknown;
  try {
    text = JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
  } catch (error) {
    throw refuse([faultOf(error)]);
  }
  const parsed = mappingSchema.safeParse(text);
  if (!parsed.success)
    throw refuse(
      parsed.error.issues.map(({ path: field, message }) =>
        [field.join('.'), message].filter(Boolean).join(': '),
      ),
    );
  const named = columnsOf(parsed.data).filter((column) => !parsed.data.header.includes(column));
  if (named.length > 0) throw refuse([`not in the header: ${named.join(', ')}`]);
  return parsed.data;
}

/** The columns that a rule looks at. */
export function columnsOfCell(rule: CellRule): readonly string[] {
  if (typeof rule === 'string') return [rule];
  if ('columns' in rule) return rule.columns;
  return 'column' in rule ? [rule.column] : [];
}

const columnsOf = ({ fields, lists, pharmacy, rows }: CsvMapping): readonly string[] => [
  ...Object.values(fields).flatMap((rule) => (rule === undefined ? [] : columnsOfCell(rule))),
  ...Object.keys(rows),
  ...Object.values(lists).flatMap((rule) => (rule === undefined ? [] : [rule.column])),
  ...(typeof pharmacy === 'string' ? [] : [pharmacy.column]),
];

/** The mappings that come with the importer. */
export async function bundledMappings(): Promise<readonly CsvMapping[]> {
  const files = (await readdir(bundledFolder))
    .filter((name) => name.endsWith('.json') && !isSystemNote(name))
    .toSorted();
  return Promise.all(files.map((name) => readMapping(join(bundledFolder, name))));
}

/** The mapping whose header the file has, in any order of columns; empty columns at its right are none. */
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
