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
  { origin, groups }: { readonly origin: string; readonly groups: Readonly<Record<string, GroupState>> },
): Promise<void> {
  const pages = Object.values(groups).flatMap(({ pages, version, lastmod }) =>
    pages.map(
      ({ page, reasons, bytes }): PageRecord => ({
        path: page.path,
        index: reasons.every((reason) => reason === 'earned'),
        reasons,
        content: version,
        lastmod,
        bytes,
      }),
    ),
  );
  await writeFile(file, JSON.stringify({ format: 1, origin, report, pages }));
}
