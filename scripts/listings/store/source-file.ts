import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { hasCode } from '../../cli/files/has-code.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import { InputError } from '../import/input-error.ts';
import { compareText, recordSchema } from '../import/source-record.ts';
import { droppedSchema } from '../listing-trace.ts';

/** Source id of OpenStreetMap. */
export const mapSource = 'osm';
/** Source id of the Census geocoder. */
export const censusSource = 'census';

const publicDomain = 'public domain (US government)';

const licences: ReadonlyMap<string, string> = new Map([
  ['nppes', publicDomain],
  [censusSource, publicDomain],
  [mapSource, 'ODbL 1.0'],
  ['alltheplaces', 'CC0 1.0'],
]);

/** True if the project uses a source id itself: `osm`, `geonames`, `sample`. */
export const isReservedSource = (id: string): boolean =>
  licences.has(id) || ['geonames', 'sample', 'editors'].includes(id) || id in {};

/** Returns the licence of a source: `ODbL 1.0`. Without a known or `stated` one, `not stated`. */
const licenceOf = (id: string, stated?: string): string => licences.get(id) ?? stated ?? 'not stated';

/** Folder in the listing store with a file for each source. */
export const sourcesFolder = 'sources';

const geocodedAddressSchema = z.object({
  /** Address as it is sent to the geocoder: `"1 Oak St","Dothan","AL","36301"`. */
  address: z.string(),
  /** Position of the address, or null if the geocoder does not know it. */
  location: recordSchema.shape.location.unwrap().nullable(),
  date: z.iso.date().optional(),
});

const sourceSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  licence: z.string(),
  brought: z.enum(['file', 'fetch']),
  day: z.iso.date(),
  /** Numbers of rows by file path or online service: `stores.csv`, `Overpass`. */
  files: z.record(z.string(), z.number()),
  droppedCounts: z.record(z.string(), z.number()).default({}),
  records: z.array(recordSchema).readonly().default([]),
  points: z.array(recordSchema).readonly().default([]),
  placed: z.array(geocodedAddressSchema).readonly().default([]),
  dropped: z.array(droppedSchema).readonly().default([]),
});
export type Source = Readonly<z.infer<typeof sourceSchema>>;

const { id, licence, brought, day, files } = sourceSchema.shape;

/** Schema of a source's entry in the listing store's main file, with counts in place of records. */
export const keptSourceSchema = z.object({
  ...{ id, licence, brought, day, files },
  newest: z.iso.date().optional(),
  records: z.number(),
  points: z.number(),
  placed: z.number(),
  file: z.string().regex(/^[a-z0-9.-]+\.json$/),
});
export type KeptSource = Readonly<z.infer<typeof keptSourceSchema>>;

/** Returns what was read, as one `Source` for each source id. */
export function makeSources(read: ReadFiles, origin: Pick<Source, 'brought' | 'day'>): readonly Source[] {
  const bySource = ({ source }: { readonly source: string }): string => source;
  const records = groupBy(read.records, bySource);
  const points = groupBy(read.points, bySource);
  const dropped = groupBy(read.dropped, bySource);
  const ids = new Set([...Object.keys(read.read), ...records.keys(), ...points.keys()]);
  return [...ids].map((id) =>
    makeSource({
      ...{ id, licence: licenceOf(id, read.licences?.[id]), files: { ...read.read[id] }, ...origin },
      ...{ records: records.get(id), points: points.get(id) },
      ...{ dropped: dropped.get(id), droppedCounts: read.droppedCounts[id] },
    }),
  );
}

/** Returns earlier and new answers of the geocoder as one source. The newest of an address counts. */
export function geocoderSource(
  earlierAnswers: Source['placed'],
  newAnswers: Source['placed'],
  day: string,
): Source {
  const order = ({ date = '', location }: Source['placed'][number]): string =>
    `${date} ${JSON.stringify(location)}`;
  const newestLast = [...earlierAnswers, ...newAnswers].toSorted((a, b) => compareText(order(a), order(b)));
  const placed = [...new Map(newestLast.map((answer) => [answer.address, answer])).values()];
  const files = { 'Census geocoder': located(placed).length };
  return makeSource({
    id: censusSource,
    licence: licenceOf(censusSource),
    brought: 'fetch',
    day,
    files,
    placed,
  });
}

/** Returns the geocoder's answers with a position. A “no match” counts as no record. */
export const located = (placed: Source['placed']): Source['placed'] =>
  placed.filter(({ location }) => location !== null);

/** Checks a source and sorts its contents. Throws a ZodError if it is invalid. */
function makeSource(contents: Readonly<z.input<typeof sourceSchema>>): Source {
  const source = sourceSchema.parse(JSON.parse(JSON.stringify(contents)));
  return {
    ...{ ...source, files: sortedByKey(source.files), droppedCounts: sortedByKey(source.droppedCounts) },
    ...{ records: sorted(source.records), points: sorted(source.points) },
    ...{ placed: sorted(source.placed), dropped: sorted(source.dropped) },
  };
}

const sortedByKey = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => compareText(a, b)));

const sorted = <Item>(items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => ({ item, text: JSON.stringify(item) }))
    .toSorted((a, b) => compareText(a.text, b.text))
    .map(({ item }) => item);

/** Returns a source's entry for the listing store's main file, and the text of the source's own file. */
export function sourceFile(source: Source): { readonly kept: KeptSource; readonly text: string } {
  const { id, licence, brought, day, files, records, points, placed } = source;
  const text = `${JSON.stringify(source)}\n`;
  const counts = { records: records.length, points: points.length, placed: located(placed).length };
  const file = sourceFileName(id, text);
  return {
    kept: { ...{ id, licence, brought, day, files }, newest: newestDate(source), ...counts, file },
    text,
  };
}

const sourceFileName = (id: string, text: string): string =>
  `${id}.${hash('sha256', text).slice(0, 12)}.json`;

/** Returns the newest date in a source (`YYYY-MM-DD`), or undefined if it has none. */
export const newestDate = ({ records, points, placed }: Source): string | undefined =>
  [...records, ...points, ...located(placed)]
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);

/** Reads a source from its file in a listing store. Throws an InputError for a missing or damaged file. */
export async function readSource(folder: string, file: string): Promise<Source> {
  const path = join(folder, sourcesFolder, file);
  const [id = ''] = file.split('.');
  try {
    const text = await readFile(path, 'utf8');
    if (sourceFileName(id, text) !== file)
      throw new Error('its content is not the one that its name was made from');
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
