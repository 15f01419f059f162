import { existsSync, lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { digestOf } from '../../cli/files/digest.ts';
import {
  type FileEntry,
  manifestEntries,
  manifestFile,
  nextManifestFile,
  readManifest,
} from '../manifest.ts';

/** Files that are copied from another file system wait here, inside the published folder, to be renamed. */
export const incomingFolder = '.pharmacy-directory-incoming';

/** What the published folder holds before a build changes it. */
export type PublishedFolder = Readonly<ReturnType<typeof lookAtFolder>>;

/**
 * Looks at the published folder. Reads a file's content only where its size or time differs from the manifest, or of
 * every file with `verify`. Links are not followed. Synchronous calls: thousands of small ones are several times faster so.
 */
export function lookAtFolder(out: string, { verify }: { readonly verify: boolean }) {
  const read = readManifest(out);
  /** Undefined where there is none or it is damaged: then every file is compared by content. */
  const manifest = read === 'damaged' ? undefined : read;
  const isUnreadable = manifest === undefined;
  const known = new Map(manifest && manifestEntries(manifest));
  const leaving = new Set(manifest?.leaving);
  const folders = foldersOf([...known.keys(), ...leaving]);
  /** The build's files as they are now, by name; without a manifest, every file that is there. */
  const files = new Map<string, FileEntry>();
  /** Names of the build's files that are not as the manifest says, or gone. */
  const damaged = new Set<string>();
  /** Names of the build's files and folders whose place a link, a folder or a file has taken. */
  const replaced: string[] = [];
  /** What no build wrote: files and links, and folders (with a slash) that hold nothing of the build's. */
  const foreign: string[] = [];
  /** Says whether a file of this name is the build's to replace. */
  const owns = (name: string): boolean => isUnreadable || known.has(name) || leaving.has(name);

  const lookAtFile = (name: string): void => {
    const stats = lstatSync(`${out}/${name}`);
    const entry = known.get(name);
    const seen = entryOf(stats, entry?.digest ?? '');
    const isUntouched = entry?.bytes === seen.bytes && entry.modified === seen.modified;
    const now = isUntouched && !verify ? seen : { ...seen, digest: digestOf(readFileSync(`${out}/${name}`)) };
    files.set(name, now);
    if (entry !== undefined && now.digest !== entry.digest) damaged.add(name);
  };

  const walk = (prefix: string): void => {
    for (const item of readdirSync(`${out}/${prefix}`, { withFileTypes: true })) {
      const name = prefix + item.name;
      if (prefix === '' && ownNames.has(item.name)) continue;
      if (item.isDirectory() && (folders.has(name) || isUnreadable)) walk(`${name}/`);
      else if (item.isFile() && owns(name)) lookAtFile(name);
      else if (owns(name) || folders.has(name)) replaced.push(name);
      else foreign.push(item.isDirectory() ? `${name}/` : name);
    }
  };
  if (existsSync(out)) walk('');
  for (const name of known.keys()) if (!files.has(name)) damaged.add(name);
  /** Says whether a file is there and nothing says that it is damaged. */
  const isIntact = (name: string): boolean => files.has(name) && !damaged.has(name);
  return { manifest, files, damaged, replaced, foreign: foreign.toSorted(), isIntact, owns };
}

/** Names at the top of the published folder that are the build's own and no part of the site. */
export const ownNames: ReadonlySet<string> = new Set([manifestFile, nextManifestFile, incomingFolder]);

/** A file's entry from what the file system says of it. A time can be set to the millisecond only. */
export const entryOf = ({ size, mtimeMs }: Stats, digest: string): FileEntry => ({
  bytes: size,
  modified: Math.round(mtimeMs),
  digest,
});

/** Every folder that these files lie in, without a slash at its end; those of one file from the innermost on. */
export function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
      folders.add(file.slice(0, end));
  }
  return folders;
}
