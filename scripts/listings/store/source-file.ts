import { createHash } from 'node:crypto';
import { z } from 'zod';
import { compareText, recordSchema, type SourceRecord } from '../import/source-record.ts';
import { type DroppedRow, droppedSchema } from '../listing-trace.ts';

/** The store's folder with a file for each source. */
export const sourcesFolder = 'sources';

/** A source's description: all but its records. */
const headSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Terms of use: `public domain`, `ODbL 1.0`, `not stated`. */
  licence: z.string(),
  brought: z.enum(['file', 'fetch']),
  /** Day of the import or fetch, `YYYY-MM-DD`. */
  day: z.iso.date(),
  /** Newest date of its records. Absent if none has a date. */
  newest: z.iso.date().optional(),
  /** Rows read, by path of the file or by question. */
  files: z.record(z.string(), z.number()),
  /** Number of places, of positions of register numbers, and of positions of addresses. */
  records: z.number(),
  points: z.number(),
  placed: z.number(),
});
export type SourceHead = Readonly<z.infer<typeof headSchema>>;

/** A source in the store's index. */
export const keptSourceSchema = headSchema.extend({
  /** Its file in the folder `sources`, named by its content. */
  file: z.string().regex(/^[a-z0-9.-]+\.ndjson$/),
});
export type KeptSource = Readonly<z.infer<typeof keptSourceSchema>>;

/** Raised with each change of the format, so that older files are refused. */
const format = 1;

/** The first line of a source's file. */
const firstLineSchema = headSchema.extend({
  format: z.literal(format),
  droppedCounts: z.record(z.string(), z.number()),
});

/** The geocoder's position of an address. */
const placedSchema = z.object({
  /** The address as the geocoder was asked (online/census-geocoder.ts). */
  address: z.string(),
  location: recordSchema.shape.location.unwrap(),
  date: z.iso.date().optional(),
});
export type PlacedAddress = Readonly<z.infer<typeof placedSchema>>;

/** Each further line. */
const lineSchema = z.union([
  z.strictObject({ record: recordSchema }),
  z.strictObject({ point: recordSchema }),
  z.strictObject({ placed: placedSchema }),
  z.strictObject({ dropped: droppedSchema }),
]);

/** The content of a source's file below its first line. */
export interface SourceContent {
  /** By key. */
  readonly records: readonly SourceRecord[];
  /** Positions of register numbers, which make no listings by themselves. */
  readonly points: readonly SourceRecord[];
  readonly placed: readonly PlacedAddress[];
  readonly dropped: readonly DroppedRow[];
  /** Rows that made no record, by reason. */
  readonly droppedCounts: Readonly<Record<string, number>>;
}

/** A source with its content. */
export interface Source extends SourceContent {
  readonly head: SourceHead;
}

/** The file of a source and its entry in the store's index. */
export interface SourceFile {
  readonly kept: KeptSource;
  readonly text: string;
}

/** Returns the file of a source. Equal content in any order gives equal bytes. */
export function sourceFile(
  { id, licence, brought, day, files }: Omit<SourceHead, 'newest' | 'records' | 'points' | 'placed'>,
  { records = [], points = [], placed = [], dropped = [], droppedCounts = {} }: Partial<SourceContent>,
): SourceFile {
  const lines = (name: string, items: readonly unknown[]): readonly string[] =>
    items.map((item) => JSON.stringify({ [name]: item })).toSorted(compareText);
  const days = [...records, ...points, ...placed].flatMap(({ date }) => date ?? []);
  const head: SourceHead = {
    ...{ id, licence, brought, day, newest: days.toSorted().at(-1), files: byName(files) },
    ...{ records: records.length, points: points.length, placed: placed.length },
  };
  const text = [
    JSON.stringify({ format, ...head, droppedCounts: byName(droppedCounts) }),
    ...records.toSorted((a, b) => compareText(a.key, b.key)).map((record) => JSON.stringify({ record })),
    ...lines('point', points),
    ...lines('placed', placed),
    ...lines('dropped', dropped),
    '',
  ].join('\n');
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { kept: { ...head, file: `${id}.${digest}.ndjson` }, text };
}

const byName = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => compareText(a, b)));

/** Reads the text of a source's file. Throws an error if it is damaged or of another format. */
export function readSource(text: string): Source {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const { format: _, droppedCounts, ...head } = firstLineSchema.parse(JSON.parse(first));
  const read = lines.map((line) => lineSchema.parse(JSON.parse(line)));
  const source: Source = {
    head,
    records: read.flatMap((line) => ('record' in line ? line.record : [])),
    points: read.flatMap((line) => ('point' in line ? line.point : [])),
    placed: read.flatMap((line) => ('placed' in line ? line.placed : [])),
    dropped: read.flatMap((line) => ('dropped' in line ? line.dropped : [])),
    droppedCounts,
  };
  const isWhole = (['records', 'points', 'placed'] as const).every(
    (part) => source[part].length === head[part],
  );
  if (!isWhole) throw new Error('it is cut off');
  return source;
}
