import { hash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { replaceFiles } from '../../cli/files/replace-file.ts';
import type { Assembled } from '../import/assemble-listings.ts';
import { storeFile, storeFormat, storeSchema, traceFile } from '../listing-store.ts';
import { type Source, sourceFile, sourcesFolder } from './source-file.ts';

export interface NewStore extends Partial<Assembled> {
  readonly listings: readonly Pharmacy[];
  readonly sources?: readonly Source[];
  readonly today: string;
}

/** Writes the listing store so that a failure leaves the previous one valid. Rejects with that failure. */
export async function writeStore(
  folder: string,
  { listings, unconfirmed = [], closed = [], trace = [], sources = [], today }: NewStore,
): Promise<void> {
  const files = sources.map(sourceFile).toSorted((a, b) => (a.kept.id < b.kept.id ? -1 : 1));
  const lines = trace.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  const version = hash('sha256', JSON.stringify([listings, unconfirmed, closed]) + lines).slice(0, 12);
  const days = sources.map(({ day }) => day).toSorted();
  const store = { format: storeFormat, version, imported: days.at(-1) ?? today };
  const entries = files.map((file) => file.kept);
  // Parsed, so that the values and their order are those that will be read.
  const index = storeSchema.parse({ ...store, sources: entries, listings, unconfirmed, closed });
  const sourcesPath = join(folder, sourcesFolder);
  await mkdir(sourcesPath, { recursive: true });
  // Drafts of a killed process may have the name of a new draft.
  for (const place of [folder, sourcesPath]) await removeFrom(place, (name) => /\.\d+\.tmp$/.test(name));
  const texts = new Map(files.map(({ kept: { file }, text }) => [join(sourcesPath, file), text]));
  texts.set(join(folder, traceFile(version)), lines);
  texts.set(join(folder, storeFile), `${JSON.stringify(index)}\n`);
  await replaceFiles(texts).catch((error: unknown) => {
    // The error of a full disk has no path.
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: folder }) : error;
  });
  await removeFrom(sourcesPath, (name) => entries.every(({ file }) => file !== name));
  await removeFrom(folder, (name) => /^trace-.*\.ndjson$/.test(name) && name !== traceFile(version));
}

async function removeFrom(folder: string, isLeftover: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder)) if (isLeftover(name)) await rm(join(folder, name));
}
