import * as sourcesMessages from './generated/sources.ts';

const sourceNames: Readonly<Record<string, string | undefined>> = sourcesMessages.name;

/** Returns the name of a source for visitors, else its id. */
export const sourceName = (id: string): string => sourceNames[id] ?? id;
