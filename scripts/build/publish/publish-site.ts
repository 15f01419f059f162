import type { Checked } from '../../cli/problems/problem.ts';
import { limitProblems, mostFiles } from '../../hosts/files/host-limits.ts';
import { dayOf, deployRecord, deployText } from '../earlier-files/earlier-files.ts';
import { keepEarlierFiles, type RetainedFiles } from '../earlier-files/keep-earlier.ts';
import type { PreviousDeploy } from '../earlier-files/previous-deploy.ts';
import { type FileEntry, type Manifest, manifestEntries, type SiteGroups } from '../manifest.ts';
import type { BuildOptions } from '../options.ts';
import type { Stage } from '../stage.ts';
import type { OwnFolders } from './check-folders.ts';
import type { Hold } from './lock.ts';
import { pageLosses } from './losses.ts';
import { findObstacles } from './obstacles.ts';
import { publish } from './publish.ts';
import type { PublishedFolder } from './published-folder.ts';

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
  readonly own: FileCount;
  readonly others: FileCount;
}

interface FileCount {
  readonly files: number;
  readonly bytes: number;
}

/** Publishes the made files; or tells everything that speaks against it, and the published folder stays as it was. */
export async function publishSite(
  options: BuildOptions & OwnFolders,
  { staging, hold, stage, folder, previous, groups, written, manifest }: SiteToPublish,
): Promise<Checked<PublishedChanges>> {
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
  await publish({ out, staging, move, remove, clear, manifest: site, hold });

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

const countOf = (files: ReadonlyMap<string, FileEntry>): FileCount => ({
  files: files.size,
  bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
});
