import type { SourceCredit } from '../../src/domain/site/dataset.ts';
import type { ListingStore } from './listing-store.ts';
import type { KeptSource } from './store/source-file.ts';

type Sources = Pick<ListingStore, 'sources' | 'kept'>;

/** Returns the sources to credit on the site, most listings first, with terms, newest and import days. */
export const sourceCredits = ({ sources, kept }: Sources): readonly SourceCredit[] =>
  sources.map(({ id, date, listings }) => {
    const source = kept.find((known) => known.id === id);
    return { id, listings, date, license: source?.licence, taken: source?.day };
  });

/** Returns OpenStreetMap's entry in the listing store, or undefined if no listing shows its facts. */
export const keptMap = ({ sources, kept }: Sources): KeptSource | undefined =>
  sources.some(({ id }) => id === mapSource) ? kept.find(({ id }) => id === mapSource) : undefined;

/** Source id of OpenStreetMap. */
export const mapSource = 'osm';

const publicDomain = 'public domain (US government)';

const licences: ReadonlyMap<string, string> = new Map([
  ['nppes', publicDomain],
  ['census', publicDomain],
  [mapSource, 'ODbL 1.0'],
  ['alltheplaces', 'CC0 1.0'],
]);

/** True if a source id has a meaning in the project already: `osm`, `geonames`, `sample`. */
export const isReservedSource = (id: string): boolean =>
  licences.has(id) || ['geonames', 'sample', 'editors'].includes(id) || id in {};

/** Returns a source's terms of use: the project's own entry, else the `stated` terms, else `not stated`. */
export const licenceOf = (id: string, stated?: string): string => licences.get(id) ?? stated ?? 'not stated';
