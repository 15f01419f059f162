import { indexReasons } from '../../../src/domain/site/indexability.ts';
import { count, namesAndCount } from './names-and-count.ts';
import type { BuildReport } from './site-report.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Tells how many files of earlier deploys stay. */
export const keptText = (kept: number): string =>
  `${count(kept)} ${kept === 1 ? 'file' : 'files'} of earlier deploys kept, each for 30 days from the first deploy without it`;

/** Writes the report as the lines that a build prints. */
export function formatReport(report: BuildReport): string {
  const { pages, rendered, timings, htmlBytes, reasons } = report;
  const perSecond = timings.render > 0 ? Math.round((rendered / timings.render) * 1000) : 0;
  const total = timings.plan + timings.bundle + timings.render + timings.publish;
  const indexed = reasons.earned ?? 0;
  const refused = indexReasons
    .filter((reason) => reason !== 'earned' && reasons[reason] !== undefined)
    .map((reason) => `${reason} ${count(reasons[reason] ?? 0)}`);
  return [
    `${count(pages)} pages: ${count(rendered)} rendered (${count(perSecond)} pages/s), ${count(report.written)} written, ${count(report.unchanged)} unchanged, ${count(report.removed)} files removed`,
    `${megabytes(htmlBytes)} of HTML (${(htmlBytes / Math.max(1, pages) / 1000).toFixed(1)} KB a page), ${count(report.otherFiles)} other files of ${megabytes(report.otherBytes)}`,
    `${count(indexed)} pages ask to be indexed, ${count(pages - indexed)} do not (${refused.join(', ')}; a page may have several reasons)`,
    `plan ${seconds(timings.plan)}, bundle ${report.bundled ? seconds(timings.bundle) : 'unchanged'}, render ${seconds(timings.render)}, publish ${seconds(timings.publish)}: ${seconds(total)}`,
    ...notes(report),
  ].join('\n');
}

/** What is only said where there is something to say. */
function* notes(report: BuildReport): Generator<string> {
  const { retained, mended, foreign, moved, standIns, gone, limits, partsDay } = report;
  const { kept, crowdedOut, lost } = retained;
  if (kept > 0) yield keptText(kept);
  if (crowdedOut > 0)
    yield `${count(crowdedOut)} files of earlier deploys go before that: the host has no room for them`;
  if (lost.length > 0) yield `gone, though pages of earlier deploys may ask for them: ${namesAndCount(lost)}`;
  if (mended.length > 0)
    yield `mended, since they were not as the last build had left them: ${namesAndCount(mended)}`;
  if (foreign.length > 0) yield `kept, though no build wrote them: ${namesAndCount(foreign)}`;
  if (moved + gone > 0) {
    const standing =
      standIns > 0
        ? ` (${count(standIns)} by a page that stands in, since the host cannot redirect more)`
        : '';
    yield `${count(moved)} addresses of earlier pages lead elsewhere${standing}, ${count(gone)} are gone ("npm run lists -- addresses list" prints them)`;
  }
  if (limits.length > 0)
    yield `near a host’s limit, or beyond it: ${limits.join('; ')} (docs/hosting.md says what to leave out)`;
  if (partsDay !== undefined) yield partsDay;
  if (report.isEmpty)
    yield 'NO LISTINGS: no pharmacy of the listed cities is known, so that pages count nothing, which "npm run check:dist" refuses. Import files that have some, or build with --sample.';
  if (report.sample)
    yield 'SAMPLE LISTINGS: this site is not for publication. Its robots.txt keeps search engines out.';
}
