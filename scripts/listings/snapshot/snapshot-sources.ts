import { readFiles } from '../import/import-files.ts';
import { InputError } from '../import/input-error.ts';
import { joinPoints } from '../import/join-points.ts';
import type { Geocoded } from '../import/placed.ts';
import type { ImportScope } from '../import/record-outcome.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import { placedBy } from '../store/assemble-store.ts';
import { previousStore, readKept } from '../store/previous-store.ts';
import { isPublicDomain } from './snapshot-rows.ts';

/** What a snapshot is taken of: records of the register, and where others place their addresses. */
export interface SnapshotSources {
  readonly records: readonly SourceRecord[];
  readonly placed: Geocoded;
}

/** The register and the positions in the public domain that a store holds. Throws an InputError where it does not hold the register. */
export async function storedSources(folder: string): Promise<SnapshotSources> {
  const { files } = await previousStore(folder);
  if (!files.has(registerSource)) {
    throw new InputError({
      file: folder,
      rule: 'the store must hold the US register',
      remedy: 'Run npm run data -- import npidata_pfile.zip first, or give its file to this command.',
    });
  }
  const names = [...files]
    .filter(([source]) => source === registerSource || isPublicDomain({ source }))
    .map(([, name]) => name);
  const kept = await readKept(folder, names);
  return placedBy(kept.map(({ source }) => source));
}

/** The same of files. Throws an InputError for one that cannot be read. */
export async function sourcesInFiles(files: readonly string[], scope: ImportScope): Promise<SnapshotSources> {
  const { records, points } = await readFiles(files, scope);
  return { records, placed: joinPoints(records, points.filter(isPublicDomain)) };
}
