import { type IndexReason, indexReasons } from '../../../src/domain/site/indexability.ts';
import type { RetainedFiles } from '../earlier-files/keep-earlier.ts';

/** What a build did and what it left. */
export interface BuildReport {
  readonly pages: number;
  readonly rendered: number;
  /** Pages whose content came out new or different. */
  readonly written: number;
  /** Pages that were left as they were, rendered or not. */
  readonly unchanged: number;
  /** Files that were removed since nothing makes them any more. */
  readonly removed: number;
  readonly retained: RetainedFiles;
  /** Files that were not as the last build had left them, and now are. */
  readonly mended: readonly string[];
  /** What no build wrote into the published folder. It was kept. */
  readonly foreign: readonly string[];
  /** Bytes of HTML. */
  readonly htmlBytes: number;
  readonly otherBytes: number;
  readonly otherFiles: number;
  /** How many pages are indexed or not for each reason. */
  readonly reasons: Readonly<Partial<Record<IndexReason, number>>>;
  /** Published addresses that lead elsewhere now, of them those where a page stands in, and those that are gone. */
  readonly moved: number;
  readonly standIns: number;
  readonly gone: number;
  /** Limits of hosts that the site has passed or comes near. */
  readonly limits: readonly string[];
  /** What is to say of the day that the parts of a merge tell of. */
  readonly partsDay?: string | undefined;
  readonly sample: boolean;
  /** True if the site lists no pharmacy at all. */
  readonly isEmpty?: boolean | undefined;
  /** True if the bundle was made anew. */
  readonly bundled: boolean;
  /** Milliseconds of each phase. */
  readonly timings: Readonly<Record<'plan' | 'bundle' | 'render' | 'publish', number>>;
}

const count = (value: number): string => value.toLocaleString('en-US');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const mostNames = 5;

/** Writes names as `a.txt, b.txt and 12 more`. */
export function namesAndCount(names: readonly string[]): string {
  const rest = names.length - mostNames;
  return `${names.slice(0, mostNames).join(', ')}${rest > 0 ? ` and ${count(rest)} more` : ''}`;
}

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
  if (report.isEmpty === true)
    yield 'NO LISTINGS: no pharmacy of the listed cities is known, so that pages count nothing, which "npm run check:dist" refuses. Import files that have some, or build with --sample.';
  if (report.sample)
    yield 'SAMPLE LISTINGS: this site is not for publication. Its robots.txt keeps search engines out.';
}
