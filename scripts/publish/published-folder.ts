import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../files/has-code.ts';
import {
  type EarlierFiles,
  earlierRecord,
  isOfEarlierDeploys,
  parseEarlier,
} from '../retention/earlier-files.ts';
import type { EarlierState } from '../state/build-state.ts';
import { digestOf, type Fingerprint, fingerprintOf, looksUntouched } from '../state/fingerprint.ts';
import { incomingFolder, type Marker, markerFile, parseMarker } from '../state/marker.ts';

/** What lies in the published folder. */
export interface PublishedFolder {
  readonly exists: boolean;
  readonly marker?: Marker | undefined;
  /** Files under names that a build published, as they are now. */
  readonly files: ReadonlyMap<string, Fingerprint>;
  /** Links, folders and whatever else stands under names that a build published. */
  readonly replaced: readonly string[];
  /** What no build wrote: files and links, and folders (with a slash) in which nothing else is. */
  readonly foreign: readonly string[];
  /** Whether a build published a file of this name. */
  readonly owns: (file: string) => boolean;
  /** Whether the last build published a file in this folder. */
  readonly ownsFolder: (folder: string) => boolean;
}

/** A published folder of which nothing was looked at yet. */
export interface OpenedFolder {
  /** A file under a name that a build published, as it is now. */
  readonly get: (file: string) => Fingerprint | undefined;
  /** Looks at everything. */
  readonly readAll: () => PublishedFolder;
}

/**
 * Opens the published folder. A file is looked at once, when it is asked for: one `lstat` for each that a build published, and its
 * content only where size, time or inode are not those that `earlier` has; with `verify`, the content of each. Links are not
 * followed, and folders in which no build wrote are not entered. Synchronous, since twenty thousand calls through the
 * thread pool take several times as long.
 */
export function openPublished(out: string, earlier: EarlierState, verify: boolean): OpenedFolder {
  const files = new Map<string, Fingerprint>();
  const replaced: string[] = [];
  const read = (file: string, stats: Stats): Fingerprint => {
    const known = earlier.files.get(file);
    return !verify && known !== undefined && looksUntouched(stats, known)
      ? known
      : fingerprintOf(stats, digestOf(readFileSync(`${out}/${file}`)));
  };
  // Joining normalizes, which would take as long as the call itself.
  const look = (name: string): Stats | undefined => lstatSync(`${out}/${name}`, { throwIfNoEntry: false });
  const exists = look('.')?.isDirectory() === true;
  const markerStats = exists ? look(markerFile) : undefined;
  const marked = markerStats?.isFile() === true;
  const marker = marked ? parseMarker(readFileSync(join(out, markerFile), 'utf8')) : undefined;
  // The marker of the last build names what the last build's state names.
  const known = marked && read(markerFile, markerStats).digest === earlier.files.get(markerFile)?.digest;
  const kept = known ? new Map() : earlierFilesIn(out);
  const owns = (file: string): boolean =>
    earlier.files.has(file) || (!known && (marker?.names(file) === true || isOfEarlierDeploys(file, kept)));
  const folders = foldersOf(earlier.files.keys());

  // Splitting off the last part of a path takes a while, too, twenty thousand times.
  const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/'))) || '.';
  const realFolders = new Map<string, boolean>([['.', exists]]);
  function isRealFolder(folder: string): boolean {
    const found = realFolders.get(folder);
    if (found !== undefined) return found;
    const is = isRealFolder(folderOf(folder)) && look(folder)?.isDirectory() === true;
    realFolders.set(folder, is);
    return is;
  }

  function get(file: string): Fingerprint | undefined {
    const found = files.get(file);
    if (found !== undefined || !owns(file) || !isRealFolder(folderOf(file))) return found;
    const stats = look(file);
    if (stats?.isFile() !== true) return undefined;
    const fingerprint = read(file, stats);
    files.set(file, fingerprint);
    return fingerprint;
  }

  const foreign: string[] = [];

  /** Enters what no build wrote into `foreign`; says whether there was anything else. */
  function walk(prefix: string): boolean {
    let own = false;
    for (const entry of list(`${out}/${prefix}`) ?? []) {
      const name = `${prefix}${entry}`;
      if (name === incomingFolder) continue;
      if (owns(name)) {
        own = true;
        const stats = files.has(name) ? undefined : look(name);
        if (stats?.isFile() === true) files.set(name, read(name, stats));
        else if (!files.has(name)) replaced.push(name);
        continue;
      }
      const isFolder = look(name)?.isDirectory() === true;
      if (folders.has(name)) {
        own = true;
        if (isFolder) walk(`${name}/`);
        else replaced.push(name);
      } else if (isFolder) {
        const before = foreign.length;
        if (!known && walk(`${name}/`)) own = true;
        else foreign.splice(before, foreign.length, `${name}/`);
      } else {
        foreign.push(name);
      }
    }
    return own;
  }

  return {
    get,
    readAll: () => {
      if (exists) walk('');
      return {
        ...{ exists, marker, files, replaced, owns },
        foreign: foreign.toSorted(),
        ownsFolder: (folder) => folders.has(folder),
      };
    },
  };
}

/** What a published folder's record says of files of earlier deploys; nothing where there is none. */
export function earlierFilesIn(out: string): EarlierFiles {
  try {
    return parseEarlier(readFileSync(join(out, earlierRecord), 'utf8')) ?? new Map();
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return new Map();
    throw error;
  }
}

function list(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Every folder that these files lie in, without a slash. */
function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/** Whether a folder holds all these files as they were published, but for the marker. */
export const holdsAll = (out: string, files: ReadonlyMap<string, Fingerprint>): boolean =>
  [...files].every(([file, known]) => file === markerFile || holds(join(out, file), known));

function holds(path: string, known: Fingerprint): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.size !== known.bytes) return false;
  return looksUntouched(stats, known) || known.digest === '' || digestOf(readFileSync(path)) === known.digest;
}
