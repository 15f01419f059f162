import type { IndexReason } from '../../../src/domain/site/indexability.ts';
import { limitNotes, redirectNotes } from '../../hosts/files/host-limits.ts';
import { dayOf } from '../earlier-files/earlier-files.ts';
import type { PublishedChanges } from '../publish/publish-site.ts';
import type { SiteGroups } from '../site-files/crawler-files.ts';
import type { SiteHosting } from '../site-hosting.ts';
import type { BuildReport } from './report.ts';

interface PublishedBuild extends Pick<BuildReport, 'sample' | 'rendered' | 'bundled' | 'timings'> {
  readonly publication: PublishedChanges;
  readonly groups: SiteGroups;
  readonly hosting: Pick<SiteHosting, 'former' | 'hostFiles'>;
  readonly listings: number;
  /** Day that the parts of a merge tell of. */
  readonly partsDay: string | undefined;
  readonly now: Date;
}

/** Gives what a build tells of what it did. */
export function siteReport(build: PublishedBuild): BuildReport {
  const { publication, groups, hosting, sample, rendered, bundled, timings } = build;
  const { written, removed, retained, mended, foreign, own, others } = publication;
  const pages = [...groups.values()].flatMap((group) => group.pages);
  const htmlBytes = pages.reduce((sum, { bytes }) => sum + bytes, 0);
  const reasons: Partial<Record<IndexReason, number>> = {};
  for (const reason of pages.flatMap((page) => page.reasons)) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    pages: pages.length,
    ...{ rendered, written, unchanged: pages.length - written, removed, retained, mended, foreign },
    ...{ htmlBytes, otherBytes: own.bytes, otherFiles: own.files, reasons, ...hosting.former },
    limits: [
      ...limitNotes({ files: pages.length + others.files, bytes: htmlBytes + others.bytes }),
      ...redirectNotes(hosting.hostFiles.get('_redirects')),
    ],
    partsDay: build.partsDay === undefined ? undefined : partsDayNote(build.partsDay, build.now),
    ...{ sample, isEmpty: build.listings === 0, bundled, timings },
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
