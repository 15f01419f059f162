import { InputError } from '../import/input-error.ts';
import { type ListingStore, readListings } from '../listing-store.ts';
import { readSource, type Source } from './source-file.ts';

/** A store before a change. */
export interface OpenStore extends Pick<ListingStore, 'listings' | 'closed'> {
  /** By id. In place of a damaged source stands its error. */
  readonly sources: ReadonlyMap<string, Source | InputError>;
}

/** Reads a store with its sources, or an empty one before any import. Throws an InputError for damage. */
export async function openStore(folder: string): Promise<OpenStore> {
  const { listings = [], closed = [], kept = [] } = (await readListings(folder)) ?? {};
  const sources = new Map<string, Source | InputError>();
  for (const { id, file } of kept) {
    const source = await readSource(folder, file).catch((error: unknown) => {
      if (error instanceof InputError) return error;
      throw error;
    });
    sources.set(id, source);
  }
  return { listings, closed, sources };
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
