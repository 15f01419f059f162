import * as sourcesMessages from './generated/sources.ts';

const sourceNames: Readonly<Record<string, string | undefined>> = sourcesMessages.name;

/** Returns the name of a data source for visitors: `osm` → `OpenStreetMap`; the id if it has no name. */
export const sourceName = (id: string): string => sourceNames[id] ?? id;
