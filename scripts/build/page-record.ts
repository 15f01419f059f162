import { writeFile } from 'node:fs/promises';
import { pathOfPage } from '../../src/domain/site/paths.ts';
import type { BuildReport } from '../state/build-report.ts';
import type { SiteGroups } from '../state/build-state.ts';
import { pagesIn } from '../state/page-lines.ts';

/** What a build says of one page to other programs. */
interface PageRecord {
  readonly path: string;
  readonly index: boolean;
  readonly reasons: readonly string[];
  /** Content version of the dataset the page shows; absent for pages of fixed text. */
  readonly content?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly lastmod?: string | undefined;
  readonly bytes: number;
}

/** Writes `build-report.json`: the report, and each page with its verdict, for other programs to read. */
export async function writePageRecord(
  file: string,
  report: BuildReport,
  site: { readonly origin: string; readonly groups: SiteGroups },
): Promise<void> {
  await writeFile(file, recordParts(report, site));
}

/** The record's text group by group: a large site's is never in memory in one piece. */
function* recordParts(
  report: BuildReport,
  { origin, groups }: { readonly origin: string; readonly groups: SiteGroups },
): Generator<string> {
  yield `${JSON.stringify({ format: 1, origin, report }).slice(0, -1)},"pages":[`;
  let separator = '';
  for (const { pages, version, lastmod } of groups.values()) {
    const records = pagesIn(pages).map(
      ({ file, reasons, fingerprint }): PageRecord => ({
        path: pathOfPage(file),
        index: reasons.every((reason) => reason === 'earned'),
        reasons,
        content: version,
        lastmod,
        bytes: fingerprint.bytes,
      }),
    );
    if (records.length === 0) continue;
    yield separator + JSON.stringify(records).slice(1, -1);
    separator = ',';
  }
  yield ']}';
}
