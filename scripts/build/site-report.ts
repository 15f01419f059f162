import { limitNotes, redirectNotes } from '../hosts/files/host-limits.ts';
import type { MadePages } from './make-pages.ts';
import type { PublishedFolder } from './publish/look-at-folder.ts';
import type { PublishedChanges } from './publish-site.ts';
import type { SiteHosting } from './site-hosting.ts';
import type { BuildReport } from './state/build-report.ts';
import type { PublishedFiles } from './state/published-files.ts';

interface Reported
  extends Pick<BuildReport, 'partsDay' | 'isEmpty' | 'sample' | 'bundled' | 'timings'>,
    Pick<SiteHosting, 'former' | 'hostFiles'> {
  readonly rendering: Pick<MadePages, 'rendered' | 'written'>;
  readonly publication: PublishedChanges;
  /** As they were before the publication. */
  readonly published: PublishedFiles;
  readonly folder: PublishedFolder;
}

/** What a build tells of what it did, once it is done. */
export function siteReport({
  rendering,
  publication,
  published,
  folder,
  former,
  hostFiles,
  ...told
}: Reported): BuildReport {
  const { tally, own, all, retained, removed, clear, has } = publication;
  return {
    pages: tally.pages,
    rendered: rendering.rendered,
    written: rendering.written,
    unchanged: tally.pages - rendering.written,
    removed: removed.length,
    retained,
    mended: published.isEmpty
      ? []
      : [...folder.differing.keys()].filter((file) => has(file) && published.isDamaged(file)).toSorted(),
    foreign: [...folder.foreign, ...folder.replaced.filter((file) => !has(file) && !clear.includes(file))],
    htmlBytes: tally.bytes,
    otherBytes: own.bytes,
    otherFiles: own.files,
    reasons: tally.reasons,
    ...former,
    limits: [
      ...limitNotes({ files: tally.pages + all.files, bytes: tally.bytes + all.bytes }),
      ...redirectNotes(hostFiles.get('_redirects')),
    ],
    ...told,
  };
}
