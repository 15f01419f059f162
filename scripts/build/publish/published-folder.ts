import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { digestOf } from '../../cli/files/digest.ts';
import {
  type FileEntry,
  manifestEntries,
  manifestFile,
  nextManifestFile,
  type PublishedPage,
  readManifest,
} from '../manifest.ts';

/** Folder inside the published folder where files from another file system wait to be renamed. */
export const incomingFolder = '.pharmacy-directory-incoming';

/** The files of the published folder before a build changes them. */
export type PublishedFolder = Readonly<ReturnType<typeof inspectFolder>>;

/**
 * Returns which files of a published folder are as its manifest says, damaged, replaced or foreign. `verify`
 * also reads files of unchanged size and time.
 */
export function inspectFolder(out: string, { verify }: { readonly verify: boolean }) {
  const manifestOrDamaged = readManifest(out);
  const manifest = manifestOrDamaged === 'damaged' ? undefined : manifestOrDamaged;
  const isUnreadable = manifest === undefined;
  const entryByFile = new Map(manifest && manifestEntries(manifest));
  const leaving = new Set(manifest?.leaving);
  const folders = foldersOf([...entryByFile.keys(), ...leaving]);
  const files = new Map<string, FileEntry>();
  const damaged = new Set<string>();
  const replaced: string[] = [];
  const foreign: string[] = [];
  const owns = (name: string): boolean => isUnreadable || entryByFile.has(name) || leaving.has(name);

  const inspectFile = (name: string): void => {
    const stats = lstatSync(`${out}/${name}`);
    const entry = entryByFile.get(name);
    const current = entryOf(stats, entry?.digest ?? '');
    const isUntouched = entry?.bytes === current.bytes && entry.modified === current.modified;
    const now =
      isUntouched && !verify ? current : { ...current, digest: digestOf(readFileSync(`${out}/${name}`)) };
    files.set(name, now);
    if (entry !== undefined && now.digest !== entry.digest) damaged.add(name);
  };

  const walk = (prefix: string): void => {
    for (const item of readdirSync(`${out}/${prefix}`, { withFileTypes: true })) {
      const name = prefix + item.name;
      if (prefix === '' && ownNames.has(item.name)) continue;
      if (item.isDirectory() && (folders.has(name) || isUnreadable)) walk(`${name}/`);
      else if (item.isFile() && owns(name)) inspectFile(name);
      else if (owns(name) || folders.has(name)) replaced.push(name);
      else foreign.push(item.isDirectory() ? `${name}/` : name);
    }
  };
  if (existsSync(out)) walk('');
  for (const name of entryByFile.keys()) if (!files.has(name)) damaged.add(name);
  const isIntact = (name: string): boolean => files.has(name) && !damaged.has(name);
  return { manifest, files, damaged, replaced, foreign: foreign.toSorted(), isIntact, owns };
}

/** Names of the build's own files in the published folder, which are not part of the site. */
export const ownNames: ReadonlySet<string> = new Set([manifestFile, nextManifestFile, incomingFolder]);

/** Returns a file's size, time and digest. */
export const entryOf = ({ size, mtimeMs }: Stats, digest: string): FileEntry => ({
  bytes: size,
  // No finer time can be set again.
  modified: Math.round(mtimeMs),
  digest,
});

/** Returns the folders around files, innermost first: `a/b/c.html` → `a/b`, `a`. */
export function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
      folders.add(file.slice(0, end));
  }
  return folders;
}

/** Collects a site's files, and writes those that differ from published ones into the staging folder. */
export class StagingFolder {
  readonly path: string;
  readonly files = new Map<string, FileEntry>();
  readonly staged: string[] = [];
  readonly #published: ReadonlyMap<string, FileEntry>;
  readonly #folders = new Set<string>();

  constructor(path: string, published: ReadonlyMap<string, FileEntry>) {
    this.path = path;
    this.#published = published;
  }

  add(file: string, content: string | Buffer): FileEntry {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const digest = digestOf(bytes);
    const published = this.#published.get(file);
    const isSame = published?.digest === digest;
    const entry = isSame ? published : this.#write(`${this.path}/${file}`, bytes, digest);
    if (!isSame) this.staged.push(file);
    this.files.set(file, entry);
    return entry;
  }

  addAll(files: Iterable<readonly [file: string, content: string | Buffer]>): void {
    for (const [file, content] of files) this.add(file, content);
  }

  /** Adds a published file unchanged. Returns false if it is gone. */
  keep(file: string): boolean {
    const published = this.#published.get(file);
    if (published !== undefined) this.files.set(file, published);
    return published !== undefined;
  }

  #write(target: string, content: Buffer, digest: string): FileEntry {
    const folder = dirname(target);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    writeFileSync(target, content);
    return entryOf(statSync(target), digest);
  }
}

/** Returns pages of the last build with the current times of their files. */
export const withCurrentTimes = (
  pages: readonly PublishedPage[],
  { files }: Pick<PublishedFolder, 'files'>,
): readonly PublishedPage[] =>
  // A page that was touched or copied would otherwise be read at every build.
  pages.map((page) => ({ ...page, ...files.get(page.file) }));

/** Returns names as `a.txt, b.txt and 12 more`, showing at most `most`. */
export function namesAndCount(names: readonly string[], most = 5): string {
  const rest = names.length - most;
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${groupedNumber(rest)} more` : ''}`;
}
