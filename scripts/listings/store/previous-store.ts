import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { hasCode } from '../../cli/files/has-code.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { InputError } from '../import/input-error.ts';
import { OtherVersion, readListings } from '../listing-store.ts';
import { readSource, type Source, sourcesFolder } from './source-file.ts';

/** A store before a change. */
export interface PreviousStore {
  readonly listings: readonly Pharmacy[];
  readonly closed: readonly ClosedPharmacy[];
  /** Names of the sources' files in their folder, by id. */
  readonly files: ReadonlyMap<string, string>;
}

/** Returns a store for a change. Of a damaged one only the sources in its folder are left. */
export async function previousStore(folder: string): Promise<PreviousStore> {
  try {
    const { listings = [], closed = [], kept = [] } = (await readListings(folder)) ?? {};
    return { listings, closed, files: new Map(kept.map(({ id, file }) => [id, file])) };
  } catch (error) {
    if (!(error instanceof InputError) || error instanceof OtherVersion) throw error;
    const names = await readdir(join(folder, sourcesFolder)).catch((fault: unknown) => {
      if (hasCode(fault, 'ENOENT')) return [];
      throw fault;
    });
    const files = names.filter((name) => name.endsWith('.ndjson')).toSorted();
    return { listings: [], closed: [], files: new Map(files.map((name) => [idOf(name), name])) };
  }
}

const idOf = (file: string): string => file.split('.')[0] ?? '';

/** Reads sources of a store by their files' names. Throws an InputError for the first damaged one. */
export async function readKept(folder: string, names: Iterable<string>): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for (const file of names) {
    const path = join(folder, sourcesFolder, file);
    try {
      sources.push(readSource(await readFile(path, 'utf8')));
    } catch (error) {
      if (error instanceof Error && 'syscall' in error && !hasCode(error, 'ENOENT')) throw error;
      const id = idOf(file);
      throw new InputError({
        file: path,
        value: faultOf(error).split('\n')[0],
        rule: 'the file of a source must be whole',
        remedy: `Import or fetch ${id} again, or take it out: npm run data -- remove ${id}.`,
      });
    }
  }
  return sources;
}

/** Reads a source of a store by its id, or returns undefined if it is missing or damaged. */
export async function readWhole(
  folder: string,
  { files }: PreviousStore,
  id: string,
): Promise<Source | undefined> {
  const name = files.get(id);
  try {
    return name === undefined ? undefined : (await readKept(folder, [name]))[0];
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
