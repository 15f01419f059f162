import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '../../cli/files/digest.ts';
import { hasCode } from '../../cli/files/has-code.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { limitProblems, mostFiles } from '../../hosts/files/host-limits.ts';
import {
  dayOf,
  deployRecord,
  deployText,
  keepEarlierFiles,
  type PreviousDeploy,
  type RetainedFiles,
} from '../earlier-files/earlier-files.ts';
import {
  type FileEntry,
  type Manifest,
  manifestEntries,
  type SiteGroups,
  writeManifest,
} from '../manifest.ts';
import type { BuildOptions } from '../options.ts';
import type { Stage } from '../stage.ts';
import type { OwnFolders } from './check-folders.ts';
import type { Hold } from './lock.ts';
import { pageLosses } from './losses.ts';
import { entryOf, foldersOf, incomingFolder, type PublishedFolder } from './published-folder.ts';

/** A site whose files are made, with what is known of where it goes. */
interface SiteToPublish {
  readonly staging: string;
  readonly hold: Hold;
  readonly stage: Stage;
  readonly folder: PublishedFolder;
  readonly previous: PreviousDeploy | undefined;
  readonly groups: SiteGroups;
  /** Pages that were staged. */
  readonly written: readonly string[];
  readonly manifest: Pick<Manifest, 'kind' | 'listings' | 'common' | 'shard'>;
}

/** What a publication changed and left. */
export interface PublishedChanges {
  readonly written: number;
  readonly removed: number;
  readonly retained: RetainedFiles;
  /** Files that were not as the manifest said, and are mended. */
  readonly mended: readonly string[];
  /** What no build wrote. It was kept. */
  readonly foreign: readonly string[];
  /** Number and bytes of the site's files that are no pages, and of those with the files of earlier deploys. */
  readonly own: ReturnType<typeof countOf>;
  readonly others: ReturnType<typeof countOf>;
}

/** Publishes the made files; or tells everything that speaks against it, and the published folder stays as it was. */
export async function publishSite(
  options: BuildOptions & OwnFolders,
  made: SiteToPublish,
): Promise<Checked<PublishedChanges>> {
  const { stage, folder, previous, groups, written, manifest } = made;
  const { out, host, now, acceptLoss } = options;
  const isWhole = manifest.shard === undefined;
  const pages = [...groups.values()].reduce((sum, group) => sum + group.pages.length, 0);
  if (isWhole) stage.add(deployRecord, deployText([...stage.files.keys()]));
  const own = countOf(stage.files);
  const room = isWhole ? mostFiles(host) - pages - own.files : 0;
  const retained = await keepEarlierFiles(stage, { out, folder, previous, today: dayOf(now), room });

  const site = { ...manifest, groups: Object.fromEntries(groups), files: Object.fromEntries(stage.files) };
  const entries = new Map(manifestEntries(site));
  const move = [...written, ...stage.written];
  const digests = new Map(move.map((file) => [file, entries.get(file)?.digest ?? '']));
  const { clear, problems } = findObstacles(out, digests, folder);
  const losses =
    acceptLoss === true ? [] : pageLosses({ out, manifest: folder.manifest }, (file) => entries.has(file));
  const sizes = [...entries].map(([file, { bytes }]) => [file, bytes] as const);
  const limits = host === undefined ? [] : limitProblems(host, sizes);
  const against = [...losses, ...retained.problems, ...problems, ...limits];
  if (against.length > 0) return { ok: false, problems: against };

  const { manifest: before } = folder;
  const known = before === undefined ? [] : [...manifestEntries(before)].map(([file]) => file);
  const remove = [...known, ...(before?.leaving ?? [])].filter((file) => !entries.has(file));
  await publish(out, made, site, { move, remove, clear });

  const strangers =
    before === undefined ? folder.files.keys() : folder.replaced.filter((file) => !clear.includes(file));
  return {
    ok: true,
    value: {
      written: written.length,
      removed: remove.filter((file) => folder.files.has(file)).length,
      retained: retained.report,
      mended: [...folder.damaged].filter((file) => entries.has(file)).toSorted(),
      foreign: [...folder.foreign, ...strangers].filter((file) => !entries.has(file)),
      own,
      others: countOf(stage.files),
    },
  };
}

const countOf = (files: ReadonlyMap<string, FileEntry>) => ({
  files: files.size,
  bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
});

/**
 * Finds what stands where a file must go: `files` are those that come, with their digests. What no build wrote is a
 * problem, unless it is the very file that comes.
 */
function findObstacles(out: string, files: ReadonlyMap<string, string>, { owns, replaced }: PublishedFolder) {
  /** Empty folders and links in the place of the build's own files and folders: nothing is lost with them. */
  const clear: string[] = [];
  const problems: Problem[] = [];
  const blocked = new Set<string>();
  const rule = 'a published file must have this place, and what is here was written by no build';
  const remedy = 'Move it out of the published folder, and build again. Nothing was changed.';
  const refuse = (name: string) => problems.push({ file: join(out, name), rule, remedy });
  const look = (name: string) =>
    blocked.has(dirname(name)) ? undefined : lstatSync(join(out, name), { throwIfNoEntry: false });
  for (const folder of [...foldersOf(files.keys())].toSorted()) {
    const stats = look(folder);
    if (stats?.isDirectory()) continue;
    blocked.add(folder);
    if (stats === undefined) continue;
    if (owns(folder) || (stats.isSymbolicLink() && replaced.includes(folder))) clear.push(folder);
    else refuse(folder);
  }
  for (const [file, digest] of files) {
    const stats = look(file);
    const path = join(out, file);
    if (stats === undefined) continue;
    if (stats.isDirectory() && owns(file) && readdirSync(path).length === 0) clear.push(file);
    else if (stats.isDirectory()) refuse(file);
    else if (!owns(file) && !(stats.isFile() && digestOf(readFileSync(path)) === digest)) refuse(file);
  }
  return { clear, problems };
}

/**
 * Moves the staged files into the published folder, removes what is gone, and clears away the empty folders and links
 * that stand where a file or folder must go. The manifest says `publishing` meanwhile and already names both builds'
 * files: if the process dies, the next build knows every file and mends what differs.
 */
async function publish(
  out: string,
  { staging, hold }: SiteToPublish,
  manifest: Omit<Manifest, 'format' | 'about' | 'status' | 'leaving'>,
  { move, remove, clear }: Readonly<Record<'move' | 'remove' | 'clear', readonly string[]>>,
): Promise<void> {
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
