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
import { machineFault } from '../../cli/problems/machine-fault.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { limitProblems, mostFiles } from '../../hosts/files/host-limits.ts';
import { type BuildOptions, pageLosses } from '../check-site.ts';
import {
  dayOf,
  deployRecord,
  deployText,
  keepEarlierFiles,
  nothingRetained,
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
import type { OwnFolders } from './check-folders.ts';
import type { LockFile } from './lock.ts';
import {
  entryOf,
  foldersOf,
  incomingFolder,
  type PublishedFolder,
  type StagingFolder,
} from './published-folder.ts';

interface SiteToPublish {
  readonly groups: SiteGroups;
  readonly stagedPages: readonly string[];
  readonly staging: StagingFolder;
  readonly folder: PublishedFolder;
  readonly previous: PreviousDeploy | undefined;
  readonly lock: LockFile;
  readonly manifest: Pick<Manifest, 'kind' | 'listings' | 'common' | 'shard'>;
}

export interface PublishedChanges {
  readonly pagesWritten: number;
  readonly filesRemoved: number;
  readonly retained: RetainedFiles;
  readonly mended: readonly string[];
  readonly foreign: readonly string[];
  readonly siteFiles: ReturnType<typeof countOf>;
  readonly siteAndEarlierFiles: ReturnType<typeof countOf>;
}

/**
 * Publishes a site, or returns problems and leaves the published folder as it was. Throws a Refusal if the
 * disk fails while files are moved.
 */
export async function publishSite(
  options: BuildOptions & OwnFolders,
  site: SiteToPublish,
): Promise<Checked<PublishedChanges>> {
  const { staging, folder, previous, groups, stagedPages, manifest } = site;
  const { out, host, now, acceptLoss } = options;
  const isWhole = manifest.shard === undefined;
  const pages = [...groups.values()].reduce((sum, group) => sum + group.pages.length, 0);
  if (isWhole) staging.add(deployRecord, deployText([...staging.files.keys()]));
  const siteFiles = countOf(staging.files);
  const room = mostFiles(host) - pages - siteFiles.files;
  const retained = isWhole
    ? await keepEarlierFiles(staging, { out, folder, previous, today: dayOf(now), room })
    : nothingRetained;

  const record = {
    ...manifest,
    groups: Object.fromEntries(groups),
    files: Object.fromEntries(staging.files),
  };
  const entries = new Map(manifestEntries(record));
  const move = [...stagedPages, ...staging.staged];
  const digests = new Map(move.map((file) => [file, entries.get(file)?.digest ?? '']));
  const { clear, problems } = findObstacles(out, digests, folder);
  const losses =
    acceptLoss === true ? [] : pageLosses({ out, manifest: folder.manifest }, (file) => entries.has(file));
  const sizes = [...entries].map(([file, { bytes }]) => [file, bytes] as const);
  const limits = host === undefined ? [] : limitProblems(host, sizes);
  const refusals = [...losses, ...retained.problems, ...problems, ...limits];
  if (refusals.length > 0) return { ok: false, problems: refusals };

  const { manifest: before } = folder;
  const previousFiles = before === undefined ? [] : [...manifestEntries(before)].map(([file]) => file);
  const remove = [...previousFiles, ...(before?.leaving ?? [])].filter((file) => !entries.has(file));
  await moveIntoPlace(out, site, record, { move, remove, clear });

  const foreignFiles =
    before === undefined ? folder.files.keys() : folder.replaced.filter((file) => !clear.includes(file));
  return {
    ok: true,
    value: {
      pagesWritten: stagedPages.length,
      filesRemoved: remove.filter((file) => folder.files.has(file)).length,
      retained: retained.report,
      mended: [...folder.damaged].filter((file) => entries.has(file)).toSorted(),
      foreign: [...folder.foreign, ...foreignFiles].filter((file) => !entries.has(file)),
      siteFiles,
      siteAndEarlierFiles: countOf(staging.files),
    },
  };
}

const countOf = (files: ReadonlyMap<string, FileEntry>) => ({
  files: files.size,
  bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
});

function findObstacles(out: string, files: ReadonlyMap<string, string>, { owns, replaced }: PublishedFolder) {
  const removable: string[] = [];
  const problems: Problem[] = [];
  const blocked = new Set<string>();
  const rule = 'a published file must have this place, and what is here was written by no build';
  const remedy = 'Move it out of the published folder, and build again. Nothing was changed.';
  const refuse = (name: string) => problems.push({ file: join(out, name), rule, remedy });
  const statsOf = (name: string) =>
    blocked.has(dirname(name)) ? undefined : lstatSync(join(out, name), { throwIfNoEntry: false });
  for (const folder of [...foldersOf(files.keys())].toSorted()) {
    const stats = statsOf(folder);
    if (stats?.isDirectory()) continue;
    blocked.add(folder);
    if (stats === undefined) continue;
    if (owns(folder) || (stats.isSymbolicLink() && replaced.includes(folder))) removable.push(folder);
    else refuse(folder);
  }
  for (const [file, digest] of files) {
    const stats = statsOf(file);
    const path = join(out, file);
    if (stats === undefined) continue;
    if (stats.isDirectory() && owns(file) && readdirSync(path).length === 0) removable.push(file);
    else if (stats.isDirectory()) refuse(file);
    else if (!owns(file) && !(stats.isFile() && digestOf(readFileSync(path)) === digest)) refuse(file);
  }
  return { clear: removable, problems };
}

async function moveIntoPlace(
  out: string,
  { staging, lock }: SiteToPublish,
  manifest: Omit<Manifest, 'format' | 'about' | 'status' | 'leaving'>,
  { move, remove, clear }: Readonly<Record<'move' | 'remove' | 'clear', readonly string[]>>,
): Promise<void> {
  mkdirSync(out, { recursive: true });
  // It names both builds' files: after a crash the next build knows them, and mends them.
  await writeManifest(out, { ...manifest, status: 'publishing', leaving: remove }, lock);
  try {
    for (const name of clear) removeObstacle(join(out, name));
    for (const folder of foldersOf(move)) mkdirSync(join(out, folder), { recursive: true });
    for (const file of publishingOrder(move)) moveFile(join(staging.path, file), out, file);
    for (const file of remove) removeFile(out, file);
    rmSync(join(out, incomingFolder), { recursive: true, force: true });
    await writeManifest(out, { ...manifest, status: 'published', leaving: [] }, lock);
  } catch (error) {
    const fault = machineFault(error);
    if (fault === undefined) throw error;
    throw new Refusal(
      fault,
      `${out} may hold files of two builds. Do not deploy it: the next build mends it.`,
    );
  }
}

/**
 * Returns a file's rank in the order of publishing: `assets/main.js` → 0, `index.html` → 2, `sitemap.xml` →
 * 3.
 */
export function publishingRank(file: string): number {
  if (file.startsWith('assets/')) return 0;
  if (/^(?:sitemap\.xml$|sitemaps\/|manifests\/|deploys\/)/.test(file)) return 3;
  return file.endsWith('.html') ? 2 : 1;
}

/** Sorts files into the order of publishing: files come after the files that they name. */
export const publishingOrder = (files: readonly string[]): readonly string[] =>
  files.toSorted((a, b) => publishingRank(a) - publishingRank(b));

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

function removeFile(out: string, file: string): void {
  const parents = [...foldersOf([file])];
  // From the outermost on: `lstat` fails below a path that is no folder.
  if (!parents.toReversed().every((folder) => lstatSync(join(out, folder), orUndefined)?.isDirectory()))
    return;
  if (lstatSync(join(out, file), orUndefined)?.isFile()) unlinkSync(join(out, file));
  for (const folder of parents) {
    try {
      rmdirSync(join(out, folder));
    } catch {
      return;
    }
  }
}

const orUndefined = { throwIfNoEntry: false } as const;
