import type { IndexReason } from '../../../src/domain/site/indexability.ts';
import { limitNotes, redirectNotes } from '../../hosts/files/host-limits.ts';
import type { SiteHosting } from '../check-site.ts';
import { dayOf } from '../earlier-files/earlier-files.ts';
import type { PublishedChanges } from '../publish/publish-site.ts';
import type { SiteGroups } from '../site-files/crawler-files.ts';

interface PublishedBuild {
  readonly publication: PublishedChanges;
  readonly groups: SiteGroups;
  readonly hosting: Pick<SiteHosting, 'former' | 'hostFiles'>;
  readonly listings: number;
  readonly sample: boolean;
  readonly rendered: number;
  /** True if the bundle was made anew. */
  readonly bundled: boolean;
  /** Milliseconds of each phase. */
  readonly timings: Readonly<Record<'plan' | 'bundle' | 'render' | 'publish', number>>;
  /** Day that the parts of a merge tell of. */
  readonly partsDay: string | undefined;
  readonly now: Date;
}

/** What a build did and what it left. */
export type BuildReport = Readonly<ReturnType<typeof siteReport>>;

/** Gives what a build tells of what it did. */
export function siteReport(build: PublishedBuild) {
  const { groups, hosting, sample, rendered, bundled, timings, listings, partsDay, now } = build;
  const { own, others, ...changes } = build.publication;
  const pages = [...groups.values()].flatMap((group) => group.pages);
  const htmlBytes = pages.reduce((sum, { bytes }) => sum + bytes, 0);
  /** How many pages are indexed or not for each reason. */
  const reasons: Partial<Record<IndexReason, number>> = {};
  for (const reason of pages.flatMap((page) => page.reasons)) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    pages: pages.length,
    rendered,
    ...changes,
    /** Pages that were left as they were, rendered or not. */
    unchanged: pages.length - changes.written,
    htmlBytes,
    otherBytes: own.bytes,
    otherFiles: own.files,
    reasons,
    ...hosting.former,
    /** Limits of hosts that the site has passed or comes near. */
    limits: [
      ...limitNotes({ files: pages.length + others.files, bytes: htmlBytes + others.bytes }),
      ...redirectNotes(hosting.hostFiles.get('_redirects')),
    ],
    /** What is to say of the day that the parts of a merge tell of. */
    partsDay: partsDay === undefined ? undefined : partsDayNote(partsDay, now),
    sample,
    /** True if the site lists no pharmacy at all. */
    isEmpty: listings === 0,
    bundled,
    timings,
  };
}

const dayMs = 86_400_000;

/**
 * Says so where the day of a merge's parts is neither today nor yesterday (midnight may have passed between): a day
 * that is written down in a job's file stays the same with every run.
 */
export function partsDayNote(day: string, now: Date): string | undefined {
  const today = dayOf(now);
  if (day === today || day === dayOf(new Date(now.getTime() - dayMs))) return undefined;
  return `the parts tell of opening hours as of ${day}, which is neither today (${today} in UTC) nor yesterday: to change that, build all of them again with --day ${today}`;
}
