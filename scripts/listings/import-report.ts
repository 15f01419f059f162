import { z } from 'zod';
import { coverageSchema, coverageTable } from './coverage.ts';
import { type ReplacedSource, replacedLines } from './store/replaced-sources.ts';

const counts = z.record(z.string(), z.number());

/** What the sources of a store held, and what was made of them. */
export const importReportSchema = z.object({
  /** Rows by path of the file, or by question. */
  read: counts,
  /** Records by source. */
  records: counts,
  /** Rows that made no record, by source and reason. */
  dropped: z.record(z.string(), counts),
  /** Records that made no listing, by reason. */
  rejected: counts,
  /** Records that went into the listing of another one. */
  merged: z.number(),
  /** Of these, the records of a business that another one followed at its address. */
  superseded: z.number(),
  /** Listings that share a phone with one before them in their city; of these, possible doubles. */
  sharedPhones: z.object({ listings: z.number(), mayBeOne: z.number() }).optional(),
  listings: z.number(),
  /** Stores of chains whose pharmacy no source confirms. */
  unconfirmed: z.number().default(0),
  /** Pharmacies that are no longer there. */
  closed: z.number().default(0),
  precision: counts,
  states: counts,
  /** What is known of the listings of each state. */
  coverage: z.record(z.string(), coverageSchema).default({}),
  /** Facts that were not taken over, by kind. */
  refused: counts,
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** What a store came to by a change, and what the change made of the sources that it held. */
export type ChangeReport = ImportReport & { readonly replaced: readonly ReplacedSource[] };

const number = (value: number): string => value.toLocaleString('en-US');
const total = (values: Readonly<Record<string, number>>): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

const table = (values: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(values)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, value]) => `  ${number(value).padStart(9)}  ${name}`);

const section = (title: string, values: Readonly<Record<string, number>>): readonly string[] => [
  `${title.padEnd(20)}${number(total(values))}`,
  ...table(values),
];

/** The report for reading. */
export function formatImportReport(report: ChangeReport): string {
  return [
    ...section('Rows read', report.read),
    ...section('Records kept', report.records),
    ...replacedLines(report.replaced),
    `Rows dropped        ${number(Object.values(report.dropped).reduce((sum, reasons) => sum + total(reasons), 0))}`,
    ...Object.entries(report.dropped).flatMap(([source, reasons]) => table(prefixed(reasons, source))),
    ...section('Records not listed', report.rejected),
    `Records merged      ${number(report.merged)}, of them ${number(report.superseded)} of a business that another one followed`,
    ...section('Facts refused', report.refused),
    `Listings            ${number(report.listings)}`,
    ...(report.sharedPhones === undefined
      ? []
      : [
          `  ${number(report.sharedPhones.listings)} share a phone with another of their city, ${number(report.sharedPhones.mayBeOne)} of them also name and kind`,
        ]),
    '  by precision of the coordinates',
    ...table(report.precision),
    `Not confirmed       ${number(report.unconfirmed)} stores of chains that no source says have a pharmacy`,
    `Closed              ${number(report.closed)}`,
    'Known, by state',
    ...coverageTable(report.coverage),
  ].join('\n');
}

const prefixed = (values: Readonly<Record<string, number>>, prefix: string): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}: ${name}`, value]));

/** How many items have each key. */
export function countBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) count(counts, keyOf(item));
  return counts;
}

/** Adds to a count. */
export function count(values: Record<string, number>, key: string, by = 1): void {
  values[key] = (Object.hasOwn(values, key) ? (values[key] ?? 0) : 0) + by;
}
