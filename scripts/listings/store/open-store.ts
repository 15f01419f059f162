import { InputError } from '../import/input-error.ts';
import { type ListingStore, readListings } from '../listing-store.ts';
import { readSource, type Source } from './source-file.ts';

/** The listing store as read before a change. A damaged source has an InputError in its place. */
export interface OpenStore extends Pick<ListingStore, 'listings' | 'closed'> {
  readonly sources: ReadonlyMap<string, Source | InputError>;
}

/** Reads the listing store, empty before the first import. Throws an InputError for a damaged main file. */
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

/** Returns a source of the listing store, or undefined if the source is missing or damaged. */
export function undamagedSource({ sources }: OpenStore, id: string): Source | undefined {
  const source = sources.get(id);
  return source instanceof InputError ? undefined : source;
}

/** Returns the sources without the excluded ones. Throws an InputError if one of the rest is damaged. */
export const sourcesExcept = ({ sources }: OpenStore, excludedIds: ReadonlySet<string>): readonly Source[] =>
  [...sources].flatMap(([id, source]) => {
    if (excludedIds.has(id)) return [];
    if (source instanceof InputError) throw source;
    return source;
  });
