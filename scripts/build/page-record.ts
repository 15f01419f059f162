import { writeFile } from 'node:fs/promises';
import type { BuildReport } from '../state/build-report.ts';
import type { GroupState } from '../state/build-state.ts';

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
  site: { readonly origin: string; readonly groups: Readonly<Record<string, GroupState>> },
): Promise<void> {
  await writeFile(file, recordParts(report, site));
}

/** The record's text group by group: a large site's is never in memory in one piece. */
function* recordParts(
  report: BuildReport,
  { origin, groups }: { readonly origin: string; readonly groups: Readonly<Record<string, GroupState>> },
): Generator<string> {
  yield `${JSON.stringify({ format: 1, origin, report }).slice(0, -1)},"pages":[`;
  let separator = '';
  for (const { pages, version, lastmod } of Object.values(groups)) {
    const records = pages.map(
      ({ page, reasons, bytes }): PageRecord => ({
        path: page.path,
        index: reasons.every((reason) => reason === 'earned'),
        reasons,
        content: version,
        lastmod,
        bytes,
      }),
    );
    if (records.length === 0) continue;
    yield separator + JSON.stringify(records).slice(1, -1);
    separator = ',';
  }
  yield ']}';
}
