import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hasCode } from '../../cli/files/has-code.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { InputError } from '../import/input-error.ts';
import { compareText, recordSchema } from '../import/source-record.ts';
import { droppedSchema } from '../listing-trace.ts';

/** The store's folder with a file for each source. */
export const sourcesFolder = 'sources';

/** The geocoder's position of an address. */
const placedSchema = z.object({
  /** The address as the geocoder was asked (online/census-geocoder.ts). */
  address: z.string(),
  location: recordSchema.shape.location.unwrap(),
  date: z.iso.date().optional(),
});

/** A source's file: where it is from, and what it holds. */
const sourceSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Terms of use: `public domain`, `ODbL 1.0`, `not stated`. */
  licence: z.string(),
  brought: z.enum(['file', 'fetch']),
  /** Day of the import or fetch, `YYYY-MM-DD`. */
  day: z.iso.date(),
  /** Rows read, by path of the file or by question. */
  files: z.record(z.string(), z.number()),
  /** Rows that made no record, by reason. */
  droppedCounts: z.record(z.string(), z.number()).default({}),
  records: z.array(recordSchema).readonly().default([]),
  /** Positions of register numbers, which make no listings by themselves. */
  points: z.array(recordSchema).readonly().default([]),
  placed: z.array(placedSchema).readonly().default([]),
  dropped: z.array(droppedSchema).readonly().default([]),
});
export type Source = Readonly<z.infer<typeof sourceSchema>>;

const { id, licence, brought, day, files } = sourceSchema.shape;

/** A source in the store's index, with the numbers of what it holds. */
export const keptSourceSchema = z.object({
  ...{ id, licence, brought, day, files },
  /** Newest date of its records. Absent if none has a date. */
  newest: z.iso.date().optional(),
  records: z.number(),
  points: z.number(),
  placed: z.number(),
  /** Its file in the folder `sources`, named by its content. */
  file: z.string().regex(/^[a-z0-9.-]+\.json$/),
});
export type KeptSource = Readonly<z.infer<typeof keptSourceSchema>>;

/** Returns a source as it will be read from its file. Equal content in any order gives equal bytes. */
export function makeSource(given: Readonly<z.input<typeof sourceSchema>>): Source {
  const source = sourceSchema.parse(JSON.parse(JSON.stringify(given)));
  return {
    ...{ ...source, files: byName(source.files), droppedCounts: byName(source.droppedCounts) },
    ...{ records: inOrder(source.records), points: inOrder(source.points) },
    ...{ placed: inOrder(source.placed), dropped: inOrder(source.dropped) },
  };
}

const byName = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => compareText(a, b)));

const inOrder = <Item>(items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => ({ item, text: JSON.stringify(item) }))
    .toSorted((a, b) => compareText(a.text, b.text))
    .map(({ item }) => item);

/** Returns a source's entry in the index, and the text of its file. */
export function sourceFile(source: Source): { readonly kept: KeptSource; readonly text: string } {
  const { id, licence, brought, day, files, records, points, placed } = source;
  const text = `${JSON.stringify(source)}\n`;
  const counts = { records: records.length, points: points.length, placed: placed.length };
  const file = nameOf(id, text);
  return {
    kept: { ...{ id, licence, brought, day, files }, newest: newestOf(source), ...counts, file },
    text,
  };
}

const nameOf = (id: string, text: string): string => `${id}.${hash('sha256', text).slice(0, 12)}.json`;

/** Returns the newest date in a source, or undefined if it has none. */
export const newestOf = ({ records, points, placed }: Source): string | undefined =>
  [...records, ...points, ...placed]
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);

/** Reads a source's file in a store. Throws an InputError if it is missing or damaged. */
export async function readSource(folder: string, file: string): Promise<Source> {
  const path = join(folder, sourcesFolder, file);
  const [id = ''] = file.split('.');
  try {
    const text = await readFile(path, 'utf8');
    if (nameOf(id, text) !== file) throw new Error('its content is not the one that its name was made from');
    return sourceSchema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof Error && 'syscall' in error && !hasCode(error, 'ENOENT')) throw error;
    throw new InputError({
      file: path,
      value: faultOf(error).split('\n')[0],
      rule: 'the file of a source must be whole',
      remedy: `Import or fetch ${id} again, or take it out: npm run data -- remove ${id}.`,
    });
  }
}
