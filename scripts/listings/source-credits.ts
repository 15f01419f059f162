import type { SourceCredit } from '../../src/domain/site/dataset.ts';
import type { ListingStore } from './listing-store.ts';
import type { KeptSource } from './store/source-file.ts';

type Sources = Pick<ListingStore, 'sources' | 'kept'>;

/** Returns the sources of a store's listings, most listings first, with their terms and days. */
export const sourceCredits = ({ sources, kept }: Sources): readonly SourceCredit[] =>
  sources.map(({ id, date, listings }) => {
    const source = kept.find((known) => known.id === id);
    return { id, listings, date, license: source?.licence, taken: source?.day };
  });

/** Returns the store's entry of OpenStreetMap, if its listings show facts of it. */
export const keptMap = ({ sources, kept }: Sources): KeptSource | undefined =>
  sources.some(({ id }) => id === mapSource) ? kept.find(({ id }) => id === mapSource) : undefined;

/** OpenStreetMap's source id. */
export const mapSource = 'osm';

const publicDomain = 'public domain (US government)';

/** Terms of the sources that the project knows, by source id. */
const licences: ReadonlyMap<string, string> = new Map([
  ['nppes', publicDomain],
  ['census', publicDomain],
  [mapSource, 'ODbL 1.0'],
  ['alltheplaces', 'CC0 1.0'],
]);

/** True if the project itself gives an id a meaning. */
export const isReservedSource = (id: string): boolean =>
  licences.has(id) || ['geonames', 'sample', 'editors'].includes(id) || id in {};

/** Returns the terms of a source: the project's, else those of its mapping (`given`), else `not stated`. */
export const licenceOf = (id: string, given?: string): string => licences.get(id) ?? given ?? 'not stated';
