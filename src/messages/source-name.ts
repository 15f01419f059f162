import * as sourcesMessages from './generated/sources.ts';

const sourceNames: Readonly<Record<string, string | undefined>> = sourcesMessages.name;

/** Returns a data source's name for visitors: `osm` → `OpenStreetMap`. */
export const sourceName = (id: string): string => sourceNames[id] ?? id;
