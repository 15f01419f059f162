import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { replaceFile } from '../../cli/files/replace-file.ts';
import { storeFile, storeFormat, storeSchema, traceFile } from '../listing-store.ts';
import type { TraceEntry } from '../listing-trace.ts';
import { type KeptSource, sourcesFolder } from './source-file.ts';

export interface NewStore {
  /** Newest day on which a source was brought, `YYYY-MM-DD`. */
  readonly imported: string;
  readonly listings: readonly Pharmacy[];
  readonly unconfirmed?: readonly UnconfirmedStore[] | undefined;
  readonly closed?: readonly ClosedPharmacy[] | undefined;
  readonly trace: readonly TraceEntry[];
  /** Index of the sources. */
  readonly sources?: readonly KeptSource[] | undefined;
  /** Texts of new files of sources, by name. The other files are in the folder already. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
}

/**
 * Replaces the store and returns its version. New sources and the trace are written first, under new names.
 * Then the renaming of one file makes the new store valid, so that any failure before leaves the previous
 * one. Leftovers are removed last. Rejects with the system's error, and with zod's for values that do not
 * fit.
 */
export async function writeStore(folder: string, store: NewStore): Promise<string> {
  const { trace, texts = new Map<string, string>() } = store;
  // Parsed, so that the values and their order are those that will be read.
  const { imported, sources, listings, unconfirmed, closed } = storeSchema.parse({
    ...{ format: storeFormat, version: '', imported: store.imported },
    sources: (store.sources ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ...{ listings: store.listings, unconfirmed: store.unconfirmed, closed: store.closed },
  });
  const [listed, stores, gone] = [listings, unconfirmed, closed].map((items) => JSON.stringify(items));
  const lines = trace.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  const version = createHash('sha256')
    .update([listed, stores, gone].join('\n'))
    .update(lines)
    .digest('hex')
    .slice(0, 12);
  const keptIn = join(folder, sourcesFolder);
  await mkdir(keptIn, { recursive: true });
  // Drafts of a killed process may have the name of a new draft.
  for (const place of [folder, keptIn]) await removeFrom(place, (name) => /\.\d+\.tmp$/.test(name));
  try {
    for (const [name, text] of texts) await replaceFile(join(keptIn, name), text);
    await replaceFile(join(folder, traceFile(version)), lines);
    await replaceFile(
      join(folder, storeFile),
      [
        `{"format":${storeFormat},"version":"${version}","imported":"${imported}",`,
        `"sources":${JSON.stringify(sources)},`,
        `"listings":${listed},`,
        `"unconfirmed":${stores},`,
        `"closed":${gone}}\n`,
      ].join('\n'),
    );
  } catch (error) {
    // The error of a full disk has no path.
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: folder }) : error;
  }
  const valid = new Set(sources.map(({ file }) => file));
  await removeFrom(keptIn, (name) => !valid.has(name));
  await removeFrom(folder, (name) => /^trace-.*\.ndjson$/.test(name) && name !== traceFile(version));
  return version;
}

async function removeFrom(folder: string, isLeftover: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder)) if (isLeftover(name)) await rm(join(folder, name));
}
