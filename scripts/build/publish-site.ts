import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Checked } from '../cli/problems/problem.ts';
import { mostFiles } from '../hosts/files/host-limits.ts';
import { openMapFiles } from '../listings/open-map-download.ts';
import type { LoadedPlan } from '../plan/load-plan.ts';
import { routesDigest } from '../plan/routes-digest.ts';
import type { BuildOptions } from './build-options.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { CheckedSite } from './check-site.ts';
import { dayOf, deployRecord, deployText } from './earlier-files/earlier-files.ts';
import { keepEarlierFiles } from './earlier-files/keep-earlier.ts';
import { madeFiles, namesOf, sizesOf, stagedFiles } from './made-files.ts';
import type { MadePages } from './make-pages.ts';
import type { OwnFolders } from './publish/build-folders.ts';
import { foldersOf, type PublishedFolder } from './publish/look-at-folder.ts';
import { findObstacles } from './publish/obstacles.ts';
import { publish } from './publish/publish.ts';
import { earlierFilesIn, markerOf, ownership } from './publish/published-folder.ts';
import { pageLosses } from './publish/site-losses.ts';
import type { SyncDisk } from './publish/sync-disk.ts';
import { sizeProblems, weightProblems } from './refusals.ts';
import type { Stage } from './render/stage.ts';
import { siteMarker } from './site-marker.ts';
import { stageOtherFiles } from './stage-other-files.ts';
import type { RetainedFiles } from './state/build-report.ts';
import { type EarlierState, stateText } from './state/build-state.ts';
import { type Fingerprint, fingerprintOf } from './state/fingerprint.ts';
import { markerFile } from './state/marker-file.ts';
import { type PageTally, sumTallies } from './state/page-lines.ts';
import type { PublishedFiles } from './state/published-files.ts';

/** A site whose pages are made, with what is known of where it goes. */
interface SiteToPublish extends CheckedSite {
  readonly loaded: LoadedPlan;
  readonly bundle: Bundle;
  readonly rendering: MadePages;
  readonly earlier: EarlierState;
  readonly published: PublishedFiles;
  readonly folder: () => PublishedFolder;
  readonly stage: Stage;
  readonly staging: string;
  readonly sync: SyncDisk;
}

/** What a publication left. */
export interface PublishedChanges {
  readonly tally: PageTally;
  /** Files that are no pages, and their bytes: those of this site, and all that are there with those of earlier deploys. */
  readonly own: FileCount;
  readonly all: FileCount;
  readonly retained: RetainedFiles;
  /** Files that are there no more. */
  readonly removed: readonly string[];
  /** What stood in the way and was cleared away. */
  readonly clear: readonly string[];
  /** Whether the site has a file, of those that are not just as the last build left them. */
  readonly has: (file: string) => boolean;
}

interface FileCount {
  readonly files: number;
  readonly bytes: number;
}

/** Makes what a site has beside its pages and publishes all of it; or tells what stands against that, and nothing is published. */
export async function publishSite(
  options: BuildOptions & OwnFolders,
  made: SiteToPublish,
): Promise<Checked<PublishedChanges>> {
  const { out } = options;
  const { loaded, bundle, rendering, earlier, published, folder, stage, staging, site, sync } = made;
  const { plan, input, faultless } = loaded;
  const { groups } = rendering;
  // Scripts and styles of the last publication are within the budgets; messages of tests may be longer than any language's.
  const isWeighed = earlier.bundle === bundle.id || process.env.MESSAGES_FILE !== undefined;
  const weighing = isWeighed
    ? Promise.resolve([])
    : weightProblems({ planned: plan.pageGroups, staging, out });
  // Awaited later.
  weighing.catch(() => undefined);
  await stageOtherFiles(stage, {
    ...{ plan, sample: input.sample, groups, earlier, bundle, env: options.env },
    made: [made.hosting.hostFiles, await openMapFiles(options.listings, input.openMap)],
  });
  const tally = sumTallies([...groups.values()].map((group) => group.tally));
  const others = stage.files;
  const files = madeFiles({ groups, others });
  stage.add(deployRecord, deployText([...others.keys()]));
  stage.add(
    markerFile,
    siteMarker({ groups, others }, { site, bundle: bundle.id, earlier, folder: folder() }),
  );
  const own = countOf(others);
  const retained = await keepEarlierFiles(stage, {
    // Pages have no hash in their names.
    published: published.names(() => true),
    known: earlierFilesIn(out),
    previous: made.previous,
    today: dayOf(options.now),
    room: mostFiles(options.host) - tally.pages - others.size,
  });

  const staged = stagedFiles({
    groups,
    others,
    published,
    ...{ renewed: rendering.renewed, written: stage.written },
  });
  const { clear, problems } = findObstacles({
    ...{ out, files: staged.files, owns: ownership({ out, earlier, ...folder() }) },
    ownsFolder: (path) => foldersOf(earlier.files.names()).has(path),
  });
  const isKept = (id: string): boolean => groups.get(id)?.pages === earlier.groups.get(id)?.pages;
  // Of a folder in which nothing is published, nothing can be lost or left over.
  const isBare = earlier.files.isEmpty && published.isEmpty;
  const renewed = new Set(isBare ? [] : namesOf({ groups, others, leftOut: isKept }));
  const has = (file: string): boolean => renewed.has(file);
  const marker = markerOf(folder());
  const losses =
    options.acceptLoss === true ? [] : pageLosses({ out, published, marker, earlier, isKept, has });
  const refused = sizeProblems({ tally, sizes: sizesOf(files), host: options.host });
  const against = [...losses, ...retained.problems, ...problems, ...(await weighing), ...refused];
  if (against.length > 0) return { ok: false, problems: against };

  const removed = [...published.names(isKept)].filter((file) => !has(file));
  await publish(options, {
    clear,
    move: staged.names,
    remove: [...new Set([...earlier.files.names(isKept), ...removed])].filter((file) => !has(file)),
    stateOf: (copies) =>
      stateText(
        {
          bundle: bundle.id,
          out,
          site,
          faultless: { ...faultless, routes: routesDigest(input), answers: made.hosting.kept },
          groups,
          tiles: rendering.tiles,
          pictures: rendering.pictures,
          others,
        },
        copies === undefined ? undefined : fingerprintsIn(copies, new Set(staged.names)),
      ),
    sync,
  });
  return {
    ok: true,
    value: { tally, own, all: countOf(others), retained: retained.report, removed, clear, has },
  };
}

/** What shows now of the files that were copied into a folder; of others, what is known of them. */
const fingerprintsIn =
  (folder: string, copied: ReadonlySet<string>) =>
  (file: string, known: Fingerprint): Fingerprint =>
    copied.has(file) ? fingerprintOf(lstatSync(join(folder, file)), known.digest) : known;

const countOf = (files: ReadonlyMap<string, Fingerprint>): FileCount => ({
  files: files.size,
  bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
});
