import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../src/domain/pharmacy/unlisted-places.ts';
import { replaceFile } from '../cli/files/replace-file.ts';
import type { ImportReport } from './import-report.ts';
import { type KeptSource, sourcesFolder } from './kept-source.ts';
import { storeFile, storeFormat, storeSchema, traceFile } from './listing-store.ts';
import type { TraceEntry } from './listing-trace.ts';

export interface NewStore {
  /** The newest day on which a source was brought, `YYYY-MM-DD`. */
  readonly imported: string;
  readonly report: ImportReport;
  readonly listings: readonly Pharmacy[];
  readonly unconfirmed?: readonly UnconfirmedStore[] | undefined;
  readonly closed?: readonly ClosedPharmacy[] | undefined;
  readonly trace: readonly TraceEntry[];
  /** What the listings are made of. */
  readonly sources?: readonly KeptSource[] | undefined;
  /** Texts of the sources' files that are new, by name; the others lie in the folder. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
}

/**
 * Replaces the store and returns its version. New sources and the trace go first, under names that no store
 * had; the renaming of one file makes the new store valid, so whatever fails or is killed before leaves the
 * previous one. Leftovers go last. Rejects with the system's error, and with zod's for values that could not
 * be read again.
 */
export async function writeStore(folder: string, store: NewStore): Promise<string> {
  const { trace, texts = new Map<string, string>() } = store;
  // In the order of their schema, so that what is read is what is written.
  const { listings, unconfirmed, closed, report, sources } = storeSchema.parse({
    ...{ format: storeFormat, version: '', imported: store.imported, report: store.report },
    sources: (store.sources ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ...{ listings: store.listings, unconfirmed: store.unconfirmed, closed: store.closed },
  });
  const content = [listings, unconfirmed, closed].map((items) => JSON.stringify(items));
  const lines = trace.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  const version = createHash('sha256').update(content.join('\n')).update(lines).digest('hex').slice(0, 12);
  const keptIn = join(folder, sourcesFolder);
  await removeDrafts(folder);
  await removeDrafts(keptIn);
  const before = await namesIn(folder);
  const keptBefore = await namesIn(keptIn);
  const written: string[] = [];
  const write = async (path: string, text: string, isThere: boolean): Promise<void> => {
    if (!isThere) written.push(path);
    await replaceFile(path, text);
  };
  try {
    await mkdir(keptIn, { recursive: true });
    for (const [name, text] of texts) await write(join(keptIn, name), text, keptBefore.includes(name));
    await write(join(folder, traceFile(version)), lines, before.includes(traceFile(version)));
    const [listed, stores, gone] = content;
    await replaceFile(
      join(folder, storeFile),
      [
        `{"format":${storeFormat},"version":"${version}","imported":"${store.imported}","report":${JSON.stringify(report)},`,
        `"sources":${JSON.stringify(sources)},`,
        `"listings":${listed},`,
        `"unconfirmed":${stores},`,
        `"closed":${gone}}\n`,
      ].join('\n'),
    );
  } catch (error) {
    for (const path of written) await rm(path, { force: true });
    // A write that fails for want of space does not say where.
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: folder }) : error;
  }
  const valid = new Set(sources.map(({ file }) => file));
  for (const name of await namesIn(keptIn)) if (!valid.has(name)) await rm(join(keptIn, name));
  for (const name of await namesIn(folder)) {
    if (/^trace-.*\.ndjson$/.test(name) && name !== traceFile(version)) await rm(join(folder, name));
  }
  return version;
}

/** Removes what a process left that was killed while it wrote. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) if (/\.\d+\.tmp$/.test(name)) await rm(join(folder, name));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}
