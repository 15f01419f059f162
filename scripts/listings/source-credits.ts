import type { SourceCredit } from '../../src/domain/site/dataset.ts';
import type { KeptSource } from './kept-source.ts';
import type { ListingStore } from './listing-store.ts';

type Sources = Pick<ListingStore, 'sources' | 'kept'>;

/** Whose facts a store's listings are, most listings first, with the terms and days that the store keeps. */
export const sourceCredits = ({ sources, kept }: Sources): readonly SourceCredit[] =>
  sources.map(({ id, date, listings }) => {
    const source = kept.find((known) => known.id === id);
    return { id, listings, date, license: source?.licence, taken: source?.day };
  });

/** What a store keeps of OpenStreetMap, where its listings show facts of it. */
export const keptMap = ({ sources, kept }: Sources): KeptSource | undefined =>
  sources.some(({ id }) => id === mapSource) ? kept.find(({ id }) => id === mapSource) : undefined;

/** The id under which OpenStreetMap's facts are shown. */
const mapSource = 'osm';
