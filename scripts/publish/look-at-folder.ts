import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../files/digest.ts';
import { hasCode } from '../files/has-code.ts';
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
  // Joining normalizes, which would take as long as the call itself.
  const look = (name: string): Stats | undefined => lstatSync(`${out}/${name}`, quietly);
  const digestOfFile = (file: string): string => digestOf(readFileSync(`${out}/${file}`));
  const exists = look('.')?.isDirectory() === true;
  const markerText =
    exists && look(markerFile)?.isFile() === true ? readFileSync(join(out, markerFile), 'utf8') : undefined;
  const known = markerText !== undefined && digestOf(markerText) === earlier.files.get(markerFile)?.digest;
  const owns = ownership({ markerText, known });
  const folders = foldersOf(earlier.files.names());
  const seen: string[] = [];

  const read = (file: string, stats: Stats, record: Fingerprint | undefined): void => {
    if (record === undefined) {
      further.set(file, fingerprintOf(stats, digestOfFile(file)));
      return;
    }
    seen.push(file);
    if (verify || !looksUntouched(stats, record)) {
      const digest = digestOfFile(file);
      if (digest !== record.digest || !looksUntouched(stats, record))
        differing.set(file, fingerprintOf(stats, digest));
    }
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
