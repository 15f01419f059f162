import { createHash } from 'node:crypto';
import { z } from 'zod';
import { compareText, recordSchema, type SourceRecord } from '../import/source-record.ts';
import { type KeptSource, type SourceHead, sourceHeadSchema } from '../kept-source.ts';
import { type DroppedRow, droppedSchema } from '../listing-trace.ts';

/** Where an address lies, as whoever was asked for it said. */
const placedSchema = z.object({
  /** The address as it was asked for (online/census-geocoder.ts). */
  address: z.string(),
  location: recordSchema.shape.location.unwrap(),
  date: z.iso.date().optional(),
});
export type PlacedAddress = Readonly<z.infer<typeof placedSchema>>;

/** One line of a source's file, after its head. */
const lineSchema = z.union([
  z.strictObject({ record: recordSchema }),
  z.strictObject({ point: recordSchema }),
  z.strictObject({ placed: placedSchema }),
  z.strictObject({ dropped: droppedSchema }),
]);

/** What a source's file holds besides its head. */
export interface SourceContent {
  /** By key. */
  readonly records: readonly SourceRecord[];
  /** Positions of register numbers, which make no listings of their own. */
  readonly points: readonly SourceRecord[];
  readonly placed: readonly PlacedAddress[];
  readonly dropped: readonly DroppedRow[];
  /** Rows that made no record, by reason. */
  readonly droppedCounts: Readonly<Record<string, number>>;
}

/** One source with all that it says. */
export interface Source extends SourceContent {
  readonly head: SourceHead;
}

/** A source's file: its name, which tells its content, and its text. */
export interface SourceFile {
  readonly kept: KeptSource;
  readonly text: string;
}

/** Files of another format are of another version of the project. */
const format = 1;

const headSchema = sourceHeadSchema.extend({
  format: z.literal(format),
  droppedCounts: z.record(z.string(), z.number()),
});

/** The file of a source. Equal content gives equal bytes, in whatever order it comes. */
export function sourceFile(
  source: Omit<SourceHead, 'newest' | 'records' | 'points' | 'placed'>,
  { records, points, placed, dropped, droppedCounts }: SourceContent,
): SourceFile {
  const lines = (name: string, items: readonly unknown[]): readonly string[] =>
    items.map((item) => JSON.stringify({ [name]: item })).toSorted(compareText);
  const head: SourceHead = {
    id: source.id,
    licence: source.licence,
    brought: source.brought,
    day: source.day,
    newest: [...records, ...points, ...placed]
      .flatMap(({ date }) => date ?? [])
      .reduce<string | undefined>((newest, date) => (date > (newest ?? '') ? date : newest), undefined),
    files: byName(source.files),
    records: records.length,
    points: points.length,
    placed: placed.length,
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
  return { kept: { ...head, file: `${head.id}.${digest}.ndjson` }, text };
}

/** Reads the text of a source's file. Throws for one that is damaged or of another version. */
export function readSource(text: string): Source {
  const [first = '', ...lines] = text.split('\n');
  const { format: _, droppedCounts, ...head } = headSchema.parse(JSON.parse(first));
  const records: SourceRecord[] = [];
  const points: SourceRecord[] = [];
  const placed: PlacedAddress[] = [];
  const dropped: DroppedRow[] = [];
  for (const line of lines) {
    if (line === '') continue;
    const read = lineSchema.parse(JSON.parse(line));
    if ('record' in read) records.push(read.record);
    else if ('point' in read) points.push(read.point);
    else if ('placed' in read) placed.push(read.placed);
    else dropped.push(read.dropped);
  }
  const counts = [records, points, placed].map(({ length }) => length);
  if (counts.join() !== [head.records, head.points, head.placed].join()) throw new Error('it is cut off');
  return { head, records, points, placed, dropped, droppedCounts };
}

const byName = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => compareText(a, b)));
