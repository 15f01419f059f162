import { type IndexReason, indexReasons } from '../../../src/domain/site/indexability.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { groupedNumber as count } from '../../../src/domain/text/grouped-number.ts';
import { countListedCities, limitNotes, redirectNotes } from '../../hosts/files/host-limits.ts';
import type { SiteHosting } from '../check-site.ts';
import { dayOf } from '../earlier-files/earlier-files.ts';
import type { SiteGroups } from '../manifest.ts';
import type { PublishedChanges } from '../publish/publish-site.ts';
import { namesAndCount } from '../publish/published-folder.ts';
import type { RenderFailure } from '../render/render-worker.ts';

interface PublishedBuild {
  readonly publication: PublishedChanges;
  readonly groups: SiteGroups;
  readonly hosting: SiteHosting;
  readonly listings: number;
  readonly sample: boolean;
  readonly rendered: number;
  readonly bundled: boolean;
  readonly timings: Readonly<Record<'plan' | 'bundle' | 'render' | 'publish', number>>;
  readonly partsDay: string | undefined;
  readonly now: Date;
}

export type BuildReport = Readonly<ReturnType<typeof siteReport>>;

export function siteReport(build: PublishedBuild) {
  const { groups, hosting, sample, rendered, bundled, timings, listings, partsDay, now } = build;
  const { siteFiles, siteAndEarlierFiles, ...changes } = build.publication;
  const pages = [...groups.values()].flatMap((group) => group.pages);
  const cities = countListedCities(new Set(pages.map(({ file }) => file)));
  const htmlBytes = pages.reduce((sum, { bytes }) => sum + bytes, 0);
  const reasons: Partial<Record<IndexReason, number>> = {};
  for (const reason of pages.flatMap((page) => page.reasons)) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    pages: pages.length,
    rendered,
    ...changes,
    unchanged: pages.length - changes.pagesWritten,
    htmlBytes,
    otherBytes: siteFiles.bytes,
    otherFiles: siteFiles.files,
    reasons,
    ...hosting.former,
    limits: [
      ...limitNotes({
        files: pages.length + siteAndEarlierFiles.files,
        bytes: htmlBytes + siteAndEarlierFiles.bytes,
        cities,
      }),
      ...redirectNotes(hosting.hostFiles.get('_redirects')),
    ],
    partsDay: partsDay === undefined ? undefined : partsDayNote(partsDay, now),
    sample,
    isEmpty: listings === 0,
    bundled,
    timings,
  };
}

/**
 * Returns a note if the day of merged shards is neither today nor yesterday, UTC. `day` is `YYYY-MM-DD`.
 * Undefined means no note.
 */
export function partsDayNote(day: string, now: Date): string | undefined {
  const today = dayOf(now);
  // Midnight may have passed during the build.
  if (day === today || day === dayOf(new Date(now.getTime() - 86_400_000))) return undefined;
  const reason = `${day}, which is neither today (${today} in UTC) nor yesterday`;
  const remedy = `build all of them again with --day ${today}`;
  return `the parts state opening hours as of ${reason}: to change that, ${remedy}`;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Returns the line that says how many files of earlier deploys stay. */
export const keptText = (kept: number): string =>
  `${count(kept)} ${kept === 1 ? 'file' : 'files'} of earlier deploys kept, ` +
  'each for 30 days from the first deploy without it';

export function formatReport(report: BuildReport): string {
  const { pages, rendered, timings, htmlBytes, reasons } = report;
  const perSecond = timings.render > 0 ? Math.round((rendered / timings.render) * 1000) : 0;
  const phases = [timings.plan, timings.bundle, timings.render, timings.publish] as const;
  const [plan, bundleTime, render, publish] = phases.map(seconds);
  const bundle = report.bundled ? bundleTime : 'unchanged';
  const total = phases.reduce((sum, ms) => sum + ms, 0);
  const indexed = reasons.earned ?? 0;
  const refused = indexReasons
    .filter((reason) => reason !== 'earned' && reasons[reason] !== undefined)
    .map((reason) => `${reason} ${count(reasons[reason] ?? 0)}`);
  const why = `${refused.join(', ')}; a page may have several reasons`;
  const [written, unchanged] = [count(report.pagesWritten), count(report.unchanged)];
  const changed = `${written} written, ${unchanged} unchanged, ${count(report.filesRemoved)} files removed`;
  const kilobytes = (htmlBytes / Math.max(1, pages) / 1000).toFixed(1);
  const others = `${count(report.otherFiles)} other files of ${megabytes(report.otherBytes)}`;
  return [
    `${count(pages)} pages: ${count(rendered)} rendered (${count(perSecond)} pages/s), ${changed}`,
    `${megabytes(htmlBytes)} of HTML (${kilobytes} KB a page), ${others}`,
    `${count(indexed)} pages ask to be indexed, ${count(pages - indexed)} do not (${why})`,
    `plan ${plan}, bundle ${bundle}, render ${render}, publish ${publish}: ${seconds(total)}`,
    ...notes(report),
  ].join('\n');
}

function* notes(report: BuildReport): Generator<string> {
  const { retained, mended, foreign, moved, standIns, gone, limits, partsDay } = report;
  const { kept, crowdedOut, lost } = retained;
  if (kept > 0) yield keptText(kept);
  if (crowdedOut > 0)
    yield `${count(crowdedOut)} files of earlier deploys are removed early: the host has no room for them`;
  if (lost.length > 0) yield `missing, though pages of earlier deploys may load them: ${namesAndCount(lost)}`;
  if (mended.length > 0)
    yield `restored, since they had changed since the last build: ${namesAndCount(mended)}`;
  if (foreign.length > 0) yield `kept, though no build wrote them: ${namesAndCount(foreign)}`;
  if (moved + gone > 0) {
    const standing =
      standIns > 0 ? ` (${count(standIns)} by a stand-in page, since the host cannot redirect more)` : '';
    const rest = `${count(gone)} are gone ("npm run lists -- addresses list" prints them)`;
    yield `${count(moved)} former addresses lead to other pages${standing}, ${rest}`;
  }
  if (limits.length > 0)
    yield `near or beyond a host’s limit: ${limits.join('; ')} (docs/hosting.md says what to leave out)`;
  if (partsDay !== undefined) yield partsDay;
  if (report.isEmpty)
    yield [
      'NO LISTINGS: no pharmacy of the listed cities is known, so "npm run check:dist" will fail.',
      'Import files that have some, or build with --sample.',
    ].join(' ');
  if (report.sample)
    yield 'SAMPLE LISTINGS: this site is not for publication. Its pages ask search engines to stay out.';
}

/** Returns a line for each error message with some of its pages, the most frequent message first. */
export function failureLines(failures: readonly RenderFailure[]): readonly string[] {
  return [...groupBy(failures, ({ message }) => message)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([message, failed]) => {
      const paths = failed.map(({ path }) => path);
      return `${namesAndCount(paths, 10)}: could not be rendered: ${message}`;
    });
}
