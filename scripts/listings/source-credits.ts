import type { SourceCredit } from '../../src/domain/site/dataset.ts';
import type { ListingStore } from './listing-store.ts';
import type { KeptSource } from './store/source-file.ts';

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

const publicDomain = 'public domain (US government)';

/** The terms of the sources that every copy of the project knows, by the id that records carry. */
const licences: ReadonlyMap<string, string> = new Map([
  ['nppes', publicDomain],
  ['census', publicDomain],
  ['osm', 'ODbL 1.0'],
  ['alltheplaces', 'CC0 1.0'],
]);

/** Returns whether an id is that of a source, or of a word, that the project itself gives a meaning. */
export const isReservedSource = (id: string): boolean =>
  licences.has(id) || ['geonames', 'sample', 'editors'].includes(id) || id in {};

/** The terms of a source; `not stated` where neither the project nor `given`, its mapping, names any. */
export const licenceOf = (id: string, given?: string): string => licences.get(id) ?? given ?? 'not stated';
