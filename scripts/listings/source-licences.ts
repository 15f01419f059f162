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
