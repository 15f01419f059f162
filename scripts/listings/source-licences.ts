const publicDomain = 'public domain (US government)';

/** Under which terms the facts of sources that every copy of the project knows may be used, by the id that records carry. */
const licences: Readonly<Record<string, string | undefined>> = {
  nppes: publicDomain,
  census: publicDomain,
  osm: 'ODbL 1.0',
  alltheplaces: 'CC0 1.0',
};

/** The terms of a source; `not stated` where neither the project nor `given`, its mapping, names any. */
export const licenceOf = (id: string, given?: string): string => licences[id] ?? given ?? 'not stated';
