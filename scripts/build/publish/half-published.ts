import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { incomingFolder } from '../state/marker-file.ts';

const markOf = (out: string): string => join(out, incomingFolder);

/**
 * Whether a publication into the folder has begun and not ended: its build is still at it, or was cut short. The folder tells it itself,
 * since whoever looks at it may not know the work folder with the journal.
 */
export const isHalfPublished = (out: string): boolean =>
  lstatSync(markOf(out), { throwIfNoEntry: false }) !== undefined;

/** Marks a folder before the first change of a publication. What an earlier build brought over goes; the mark never does meanwhile. */
export function markHalfPublished(out: string): void {
  if (!isFolder(markOf(out))) rmSync(markOf(out), { force: true });
  mkdirSync(markOf(out), { recursive: true });
  dropIncoming(out);
}

/** Takes the mark away, with what was brought over and not moved. */
export const markPublished = (out: string): void => rmSync(markOf(out), { recursive: true, force: true });

/** Removes what was brought over and not moved; the folder is marked as it was. */
export function dropIncoming(out: string): void {
  if (!isFolder(markOf(out))) return;
  for (const name of readdirSync(markOf(out))) rmSync(join(markOf(out), name), { recursive: true });
}

const isFolder = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
