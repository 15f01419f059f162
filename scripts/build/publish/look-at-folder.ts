import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../cli/files/digest.ts';
import { hasCode } from '../../cli/files/has-code.ts';
import type { EarlierState } from '../state/build-state.ts';
import { type Fingerprint, fingerprintOf, looksUntouched } from '../state/fingerprint.ts';
import { incomingFolder, markerFile } from '../state/marker-file.ts';
import type { FoundFiles } from '../state/published-files.ts';

/** What lies in the published folder, told as what differs from the state of the last build. */
export interface PublishedFolder extends FoundFiles {
  readonly exists: boolean;
  /** Text of the marker's file; absent where there is none. */
  readonly markerText?: string | undefined;
  /** Whether the marker is that of the last build, so that it names what the state names. */
  readonly known: boolean;
  /** Links, folders and whatever else stands under names that a build published. */
  readonly replaced: readonly string[];
  /** What no build wrote: files and links, and folders (with a slash) in which nothing else is. */
  readonly foreign: readonly string[];
}

/** A look at the published folder. */
export interface Look {
  readonly out: string;
  /** What the last build left. */
  readonly earlier: Pick<EarlierState, 'files'>;
  /** Reads the content of each file. */
  readonly verify: boolean;
}

/** Tells whether a build published a file of a name, by what the folder says of itself. */
export type Owns = (folder: Pick<PublishedFolder, 'markerText' | 'known'>) => (file: string) => boolean;

/**
 * Looks at the published folder: one `lstat` for each file that a build published, and its content only where size, time or inode are not those
 * that `earlier` has; with `verify`, the content of each. Links are not followed, and folders in which no build wrote are not entered.
 * Synchronous, since twenty thousand calls through the thread pool take several times as long.
 */
export function lookAtFolder({ out, earlier, verify }: Look, ownership: Owns): PublishedFolder {
  const differing = new Map<string, Fingerprint | undefined>();
  const further = new Map<string, Fingerprint>();
  const replaced: string[] = [];
  const foreign: string[] = [];
  const look = (name: string): Stats | undefined => lookAt(out, name);
  const exists = look('.')?.isDirectory() === true;
  const markerText =
    exists && look(markerFile)?.isFile() === true ? readFileSync(join(out, markerFile), 'utf8') : undefined;
  const known =
    markerText !== undefined && digestOf(markerText) === earlier.files.others.get(markerFile)?.digest;
  const sameNames = known ? lookByName({ out, earlier, verify }) : undefined;
  if (sameNames !== undefined)
    return { exists, markerText, known, differing: sameNames, further, replaced, foreign };
  const owns = ownership({ markerText, known });
  const folders = foldersOf(earlier.files.names());
  const seen: string[] = [];

  const read = (file: string, stats: Stats, record: Fingerprint | undefined): void => {
    if (record === undefined) {
      further.set(file, fingerprintOf(stats, digestOfFile(out, file)));
      return;
    }
    seen.push(file);
    const now = otherwise(out, { file, stats, record, verify });
    if (now !== undefined) differing.set(file, now);
  };

  /** Enters what no build wrote into `foreign`; says whether there was anything else. */
  function walk(prefix: string): boolean {
    let own = false;
    for (const entry of list(`${out}/${prefix}`) ?? []) {
      const name = `${prefix}${entry}`;
      if (name === incomingFolder) continue;
      const record = earlier.files.get(name);
      if (record !== undefined || owns(name)) {
        own = true;
        const stats = look(name);
        if (stats?.isFile() === true) read(name, stats, record);
        else replaced.push(name);
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

  if (exists) walk('');
  // As a rule none is missing, and to count them is less work than to cross them off.
  if (seen.length !== countOf(earlier.files.names())) {
    const found = new Set(seen);
    for (const file of earlier.files.names()) if (!found.has(file)) differing.set(file, undefined);
  }
  return { exists, markerText, known, differing, further, replaced, foreign: foreign.toSorted() };
}

/**
 * The files that look otherwise than they were left, where no name has come or gone, as after most builds: files are looked at by the names that the state has, and what is in a folder is only counted: no
 * name is looked up. Undefined where a count is another, or anything but a file or folder stands under a name.
 */
function lookByName({ out, earlier, verify }: Look): ReadonlyMap<string, Fingerprint> | undefined {
  const counts = entriesByFolder(earlier.files.names());
  // Those above come first: nothing is looked for behind a link.
  for (const folder of [...counts.keys()].toSorted())
    if (folder !== '' && lookAt(out, folder)?.isDirectory() !== true) return undefined;
  const differing = new Map<string, Fingerprint>();
  for (const [file, record] of earlier.files) {
    const stats = lookAt(out, file);
    if (stats?.isFile() !== true) return undefined;
    const now = otherwise(out, { file, stats, record, verify });
    if (now !== undefined) differing.set(file, now);
  }
  for (const [folder, expected] of counts) {
    const names = readdirSync(`${out}/${folder}`);
    const found = folder === '' && names.includes(incomingFolder) ? names.length - 1 : names.length;
    if (found !== expected) return undefined;
  }
  return differing;
}

/** How many files and folders there are in each folder of these files; the topmost is the empty text. */
function entriesByFolder(files: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map([['', 0]]);
  const count = (folder: string, more: number): void =>
    void counts.set(folder, (counts.get(folder) ?? 0) + more);
  // Files of a folder stand together.
  let [folder, entries] = ['', 0];
  for (const file of files) {
    if (Math.max(0, file.lastIndexOf('/')) !== folder.length || !file.startsWith(folder)) {
      count(folder, entries);
      [folder, entries] = [folderOf(file), 0];
    }
    entries += 1;
  }
  count(folder, entries);
  for (const name of foldersOf([...counts.keys()].map((each) => `${each}/`))) {
    count(folderOf(name), 1);
    count(name, 0);
  }
  return counts;
}

const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));

/** Joining normalizes, which would take as long as the call itself. */
const lookAt = (out: string, name: string): Stats | undefined => lstatSync(`${out}/${name}`, quietly);

const digestOfFile = (out: string, file: string): string => digestOf(readFileSync(`${out}/${file}`));

interface Found {
  readonly file: string;
  readonly stats: Stats;
  readonly record: Fingerprint;
  readonly verify: boolean;
}

/** A file as it is now, if it looks otherwise than its record says. */
function otherwise(out: string, { file, stats, record, verify }: Found): Fingerprint | undefined {
  const isUntouched = looksUntouched(stats, record);
  if (isUntouched && !verify) return undefined;
  const digest = digestOfFile(out, file);
  return isUntouched && digest === record.digest ? undefined : fingerprintOf(stats, digest);
}

function countOf(items: Iterable<unknown>): number {
  let count = 0;
  for (const _ of items) count += 1;
  return count;
}

const quietly = { throwIfNoEntry: false } as const;

function list(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Every folder that these files lie in, without a slash. */
export function foldersOf(files: Iterable<string>): ReadonlySet<string> {
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
