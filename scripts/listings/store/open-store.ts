import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';
import { InputError } from '../import/input-error.ts';
import { type ListingStore, OtherVersion, readListings } from '../listing-store.ts';
import { readSource, type Source, sourcesFolder } from './source-file.ts';

/** A store before a change. Of a damaged one only its sources are left. */
export interface OpenStore extends Pick<ListingStore, 'listings' | 'closed'> {
  /** By id. In place of a damaged source stands its error. */
  readonly sources: ReadonlyMap<string, Source | InputError>;
}

/** Reads a store with its sources, or an empty one before any import. */
export async function openStore(folder: string): Promise<OpenStore> {
  const [{ listings, closed }, files] = await indexOf(folder);
  const sources = new Map<string, Source | InputError>();
  for (const file of files) {
    const source = await readSource(folder, file).catch((error: unknown) => {
      if (error instanceof InputError) return error;
      throw error;
    });
    sources.set(file.split('.')[0] ?? '', source);
  }
  return { listings, closed, sources };
}

/** Returns the listings of a store and the files of its sources. */
async function indexOf(
  folder: string,
): Promise<readonly [Pick<ListingStore, 'listings' | 'closed'>, readonly string[]]> {
  const none = { listings: [], closed: [] };
  try {
    const store = await readListings(folder);
    return store === undefined ? [none, []] : [store, store.kept.map(({ file }) => file)];
  } catch (error) {
    if (!(error instanceof InputError) || error instanceof OtherVersion) throw error;
    const names = await readdir(join(folder, sourcesFolder)).catch((fault: unknown) => {
      if (hasCode(fault, 'ENOENT')) return [];
      throw fault;
    });
    // Sources of another format cannot be read, and must not be taken for none.
    if (names.some((name) => name.endsWith('.ndjson'))) throw error;
    return [none, names.filter((name) => name.endsWith('.json')).toSorted()];
  }
}

/** Returns a source, or undefined if the store lacks it or it is damaged. */
export function wholeSource({ sources }: OpenStore, id: string): Source | undefined {
  const source = sources.get(id);
  return source instanceof InputError ? undefined : source;
}

/** Returns the sources but for some ids. Throws the InputError of the first damaged one. */
export const otherSources = ({ sources }: OpenStore, without: ReadonlySet<string>): readonly Source[] =>
  [...sources].flatMap(([id, source]) => {
    if (without.has(id)) return [];
    if (source instanceof InputError) throw source;
    return source;
  });
