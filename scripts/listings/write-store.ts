import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { replaceFile } from '../files/replace-file.ts';
import type { ImportReport } from './import-report.ts';
import { storeFile, storeFormat, traceFile } from './listing-store.ts';
import type { TraceEntry } from './listing-trace.ts';

export interface NewStore {
  /** The day of the import, `YYYY-MM-DD`. */
  readonly imported: string;
  readonly report: ImportReport;
  readonly listings: readonly Pharmacy[];
  readonly trace: readonly TraceEntry[];
}

/**
 * Replaces the store. The trace goes first, under the name of the new version; the renaming of one file makes the new
 * store valid, so whatever fails before it leaves the previous store as it was. Gives the version.
 */
export async function writeStore(
  folder: string,
  { imported, report, listings, trace }: NewStore,
): Promise<string> {
  const content = JSON.stringify(listings);
  const lines = trace.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  const version = createHash('sha256').update(content).update(lines).digest('hex').slice(0, 12);
  await mkdir(folder, { recursive: true });
  await replaceFile(join(folder, traceFile(version)), lines);
  await replaceFile(
    join(folder, storeFile),
    `{"format":${storeFormat},"version":"${version}","imported":"${imported}","report":${JSON.stringify(report)},\n"listings":${content}}\n`,
  );
  for (const name of await readdir(folder)) {
    if (/^trace-.*\.ndjson$/.test(name) && name !== traceFile(version)) await rm(join(folder, name));
  }
  return version;
}
