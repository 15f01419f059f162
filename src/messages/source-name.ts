import * as sourcesMessages from './generated/sources.ts';

const sourceNames: Readonly<Record<string, string | undefined>> = sourcesMessages.name;

/** A source's name for reading. */
export const sourceName = (id: string): string => sourceNames[id] ?? id;
