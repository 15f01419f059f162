import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '../../cli/files/has-code.ts';
import { type Manifest, writeManifest } from '../manifest.ts';
import type { Hold } from './lock.ts';
import { entryOf, foldersOf, incomingFolder } from './published-folder.ts';

/** What a build changes in the published folder. */
export interface Publication {
  readonly out: string;
  /** Where the new files are, under the names that they get. */
  readonly staging: string;
  readonly move: readonly string[];
  /** Names of files that go. */
  readonly remove: readonly string[];
  /** Names of empty folders and links that stand where a file or folder must go. */
  readonly clear: readonly string[];
  readonly manifest: Omit<Manifest, 'format' | 'about' | 'status' | 'leaving'>;
  readonly hold: Hold;
}

/**
 * Moves the staged files into the published folder and removes what is gone. The manifest says `publishing` meanwhile
 * and already names both builds' files: if the process dies, the next build knows every file and mends what differs.
 */
export async function publish(publication: Publication): Promise<void> {
  const { out, staging, move, remove, clear, manifest, hold } = publication;
  mkdirSync(out, { recursive: true });
  await writeManifest(out, { ...manifest, status: 'publishing', leaving: remove }, hold);
  for (const name of clear) removeObstacle(join(out, name));
  for (const folder of foldersOf(move)) mkdirSync(join(out, folder), { recursive: true });
  for (const file of publishingOrder(move)) moveFile(join(staging, file), out, file);
  for (const file of remove) removeFile(out, file);
  rmSync(join(out, incomingFolder), { recursive: true, force: true });
  await writeManifest(out, { ...manifest, status: 'published', leaving: [] }, hold);
}

/**
 * Rank of a file in the order of publishing: what others name comes first. Assets, then datasets, pictures and the
 * rest, then pages, then what says that all of it is there: dataset manifests, records of deploys and sitemaps.
 */
export function publishingRank(file: string): number {
  if (file.startsWith('assets/')) return 0;
  if (/^(?:sitemap\.xml$|sitemaps\/|manifests\/|deploys\/)/.test(file)) return 3;
  return file.endsWith('.html') ? 2 : 1;
}

/** Puts files in the order in which they may appear in the published folder. The order within a kind stays. */
export const publishingOrder = (files: readonly string[]): readonly string[] =>
  files.toSorted((a, b) => publishingRank(a) - publishingRank(b));

/** Renames a file into place; from another file system it is copied beside its place first, with its time. */
function moveFile(from: string, out: string, file: string): void {
  const target = join(out, file);
  try {
    renameSync(from, target);
    return;
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
  }
  const copy = join(out, incomingFolder, 'file');
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(from, copy);
  const { modified } = entryOf(lstatSync(from), '');
  utimesSync(copy, new Date(modified), new Date(modified));
  renameSync(copy, target);
}

function removeObstacle(path: string): void {
  if (lstatSync(path).isDirectory()) rmdirSync(path);
  else unlinkSync(path);
}

/** Removes a file, and the folders that are empty then. What is no plain file in plain folders stays. */
function removeFile(out: string, file: string): void {
  const parents = [...foldersOf([file])];
  // From the outermost on: below what is no folder, the system cannot look.
  if (!parents.toReversed().every((folder) => lstatSync(join(out, folder), quietly)?.isDirectory())) return;
  if (lstatSync(join(out, file), quietly)?.isFile()) unlinkSync(join(out, file));
  for (const folder of parents) {
    try {
      rmdirSync(join(out, folder));
    } catch {
      return;
    }
  }
}

const quietly = { throwIfNoEntry: false } as const;
