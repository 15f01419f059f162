import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../cli/files/digest.ts';
import { hasCode } from '../../cli/files/has-code.ts';
import {
  type EarlierFiles,
  earlierRecord,
  isOfEarlierDeploys,
  parseEarlier,
} from '../earlier-files/earlier-files.ts';
import { type Fingerprint, looksUntouched } from '../state/fingerprint.ts';
import type { KnownFiles } from '../state/known-files.ts';
import { type Marker, parseMarker } from '../state/marker.ts';
import { markerFile } from '../state/marker-file.ts';
import { type Look, lookAtFolder, type PublishedFolder } from './look-at-folder.ts';

/** Looks at the published folder (`lookAtFolder`); what a build published there is told by the last build's state, or else by the folder's own marker. */
export const readPublished = (look: Look): PublishedFolder =>
  lookAtFolder(look, (folder) => ownership({ ...look, ...folder }));

/** Tells whether a build published a file of a name. */
export function ownership({
  out,
  earlier,
  markerText,
  known,
}: Pick<Look, 'out' | 'earlier'> & Pick<PublishedFolder, 'markerText' | 'known'>): (file: string) => boolean {
  if (known) return (file) => earlier.files.has(file);
  const marker = markerText === undefined ? undefined : parseMarker(markerText);
  const kept = earlierFilesIn(out);
  return (file) => earlier.files.has(file) || marker?.names(file) === true || isOfEarlierDeploys(file, kept);
}

/** The marker of the published folder. */
export const markerOf = ({ markerText }: PublishedFolder): Marker | undefined =>
  markerText === undefined ? undefined : parseMarker(markerText);

/** What a published folder's record says of files of earlier deploys; nothing where there is none. */
export function earlierFilesIn(out: string): EarlierFiles {
  try {
    return parseEarlier(readFileSync(join(out, earlierRecord), 'utf8')) ?? new Map();
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return new Map();
    throw error;
  }
}

/** Whether a folder holds all these files as they were published, but for the marker. */
export const holdsAll = (out: string, files: KnownFiles): boolean =>
  [...files].every(([file, known]) => file === markerFile || holds(join(out, file), known));

function holds(path: string, known: Fingerprint): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.size !== known.bytes) return false;
  return looksUntouched(stats, known) || known.digest === '' || digestOf(readFileSync(path)) === known.digest;
}
