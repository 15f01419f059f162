import { pathOfPage } from '../../src/domain/site/paths.ts';
import { memoizeText } from '../../src/domain/text/memoize-text.ts';
import { writePieces } from '../cli/files/write-pieces.ts';
import type { BuildReport } from './state/build-report.ts';
import type { SiteGroups } from './state/build-state.ts';
import { isIndexed, reasonsIn, wordsIn } from './state/page-lines.ts';

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

/** Members of an object in JSON, each with a comma after it. */
const membersOf = (members: Partial<PageRecord>): string =>
  Object.entries(members)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},`)
    .join('');

/** The members that tell whether a page is indexed, and why, of the words that a page's line has for it. */
const verdictOf = memoizeText((words: string): string =>
  membersOf({ index: isIndexed(words), reasons: reasonsIn(words) }).slice(0, -1),
);

/** Writes `build-report.json`: the report, and each page with its verdict, for other programs to read. */
export function writePageRecord(
  file: string,
  report: BuildReport,
  site: { readonly origin: string; readonly groups: SiteGroups },
): void {
  writePieces(file, recordParts(report, site));
}

/** The record's text group by group: a large site's is never in memory in one piece. */
function* recordParts(
  report: BuildReport,
  { origin, groups }: { readonly origin: string; readonly groups: SiteGroups },
): Generator<string> {
  yield `${JSON.stringify({ format: 1, origin, report }).slice(0, -1)},"pages":[`;
  let separator = '';
  for (const { pages, version, lastmod } of groups.values()) {
    if (pages === '') continue;
    const dated = membersOf({ content: version, lastmod });
    // Text by text: to make an object of each page takes three times as long.
    const records = wordsIn(pages).map(
      ({ file, reasons, bytes }) =>
        `{"path":"${pathOfPage(file)}",${verdictOf(reasons)},${dated}"bytes":${bytes}}`,
    );
    yield `${separator}${records.join()}`;
    separator = ',';
  }
  yield ']}';
}
