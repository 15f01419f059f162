import { indexReasons } from '../../../src/domain/site/indexability.ts';
import type { PageTally } from './page-lines.ts';

/** Files of earlier deploys that stay for pages which were loaded before. */
export interface RetainedFiles {
  readonly kept: number;
  /** How many should stay, and have no room at the host. */
  readonly crowdedOut: number;
  /** Names of those that should stay, and are gone or damaged. */
  readonly lost: readonly string[];
}

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
  readonly reasons: PageTally['reasons'];
  /** Published addresses that are no page any more: those that lead elsewhere, of them those where a page stands in, and those that are gone. */
  readonly moved: number;
  readonly standIns: number;
  readonly gone: number;
  /** Limits of hosts that the site has passed or comes near. */
  readonly limits: readonly string[];
  /** What is to say of the day that the parts of a merge tell of. */
  readonly partsDay?: string | undefined;
  readonly sample: boolean;
  /** Whether the site lists no pharmacy at all. */
  readonly isEmpty?: boolean | undefined;
  readonly bundled: boolean;
  /** Milliseconds of each phase. */
  readonly timings: Readonly<Record<'plan' | 'bundle' | 'render' | 'publish', number>>;
}

const count = (value: number): string => value.toLocaleString('en-US');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const mostNames = 5;

/** `a.txt, b.txt and 12 more`. */
export function namesAndCount(names: readonly string[]): string {
  const rest = names.length - mostNames;
  return `${names.slice(0, mostNames).join(', ')}${rest > 0 ? ` and ${count(rest)} more` : ''}`;
}

const retainedLines = ({ kept, crowdedOut, lost }: RetainedFiles): readonly string[] => [
  ...(kept > 0
    ? [
        `${count(kept)} ${kept === 1 ? 'file' : 'files'} of earlier deploys kept, each for 30 days from the first deploy without it`,
      ]
    : []),
  ...(crowdedOut > 0
    ? [`${count(crowdedOut)} files of earlier deploys go before that: the host has no room for them`]
    : []),
  ...(lost.length > 0
    ? [`gone, though pages of earlier deploys may ask for them: ${namesAndCount(lost)}`]
    : []),
];

/** The report as the lines a build prints. */
export function formatReport(report: BuildReport): string {
  const { pages, rendered, timings, htmlBytes } = report;
  const perSecond = timings.render > 0 ? Math.round((rendered / timings.render) * 1000) : 0;
  const total = timings.plan + timings.bundle + timings.render + timings.publish;
  const indexed = report.reasons.earned ?? 0;
  const refused = indexReasons
    .filter((reason) => reason !== 'earned' && report.reasons[reason] !== undefined)
    .map((reason) => `${reason} ${count(report.reasons[reason] ?? 0)}`);
  return [
    `${count(pages)} pages: ${count(rendered)} rendered (${count(perSecond)} pages/s), ${count(report.written)} written, ${count(report.unchanged)} unchanged, ${count(report.removed)} files removed`,
    `${megabytes(htmlBytes)} of HTML (${(htmlBytes / Math.max(1, pages) / 1000).toFixed(1)} KB a page), ${count(report.otherFiles)} other files of ${megabytes(report.otherBytes)}`,
    `${count(indexed)} pages ask to be indexed, ${count(pages - indexed)} do not (${refused.join(', ')}; a page may have several reasons)`,
    `plan ${seconds(timings.plan)}, bundle ${report.bundled ? seconds(timings.bundle) : 'unchanged'}, render ${seconds(timings.render)}, publish ${seconds(timings.publish)}: ${seconds(total)}`,
    ...retainedLines(report.retained),
    ...(report.mended.length > 0
      ? [`mended, since they were not as the last build had left them: ${namesAndCount(report.mended)}`]
      : []),
    ...(report.foreign.length > 0
      ? [`kept, though no build wrote them: ${namesAndCount(report.foreign)}`]
      : []),
    ...(report.moved + report.gone > 0
      ? [
          `${count(report.moved)} addresses of earlier pages lead elsewhere${report.standIns > 0 ? ` (${count(report.standIns)} by a page that stands in, since the host cannot redirect more)` : ''}, ${count(report.gone)} are gone ("npm run lists -- addresses list" prints them)`,
        ]
      : []),
    ...(report.limits.length > 0
      ? [
          `near a host’s limit, or beyond it: ${report.limits.join('; ')} (docs/hosting.md says what to leave out)`,
        ]
      : []),
    ...(report.partsDay === undefined ? [] : [report.partsDay]),
    ...(report.isEmpty === true
      ? [
          'NO LISTINGS: no pharmacy of the listed cities is known, so that pages count nothing, which "npm run check:dist" refuses. Import files that have some, or build with --sample.',
        ]
      : []),
    ...(report.sample
      ? ['SAMPLE LISTINGS: this site is not for publication. Its robots.txt keeps search engines out.']
      : []),
  ].join('\n');
}
