import { type IndexReason, indexReasons } from '../../../src/domain/site/indexability.ts';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';
import { digestIn, type Fingerprint, fingerprintText, readFingerprint } from './fingerprint.ts';

/** A page as a build leaves it. */
export interface PageState {
  /** Relative to the published folder; its name has no space, since its path has none. */
  readonly file: string;
  readonly fingerprint: Fingerprint;
  /** How much the page matters in the sitemaps, 0 to 1. */
  readonly priority: number;
  /** Why the page is indexed or not; `earned` alone means that it is. */
  readonly reasons: readonly IndexReason[];
}

/**
 * The pages of a group, a line each in the order of its plan, as one text: it crosses from a rendering thread, is kept until the end and
 * goes into the state as it is. As objects, pages would be most of a large build's memory.
 */
export type PageLines = string;

/** In the work folder: where the lines of a large site's pages wait until the build ends, which removes it. */
export const pageLinesFile = 'page-lines.txt';

/** A page's line. */
export const pageLine = ({ file, fingerprint, priority, reasons }: PageState): string =>
  `${fingerprintText(fingerprint)} ${priority} ${reasons.join()} ${file}`;

/** The pages of a group. Throws for a line that `pageLine` does not write. */
export const pagesIn = (lines: PageLines): readonly PageState[] => linesOf(lines).map(readPage);

/** A page in the words of its line. */
export interface PageWords {
  readonly file: string;
  readonly bytes: string;
  readonly priority: string;
  /** With a comma between them. */
  readonly reasons: string;
}

/** The same pages in words, for those who only write them down: a third of the time. */
export const wordsIn = (lines: PageLines): readonly PageWords[] =>
  linesOf(lines).map((line) => {
    const file = line.lastIndexOf(' ');
    const reasons = line.lastIndexOf(' ', file - 1);
    const priority = line.lastIndexOf(' ', reasons - 1);
    return {
      file: line.slice(file + 1),
      bytes: line.slice(0, line.indexOf(' ')),
      priority: line.slice(priority + 1, reasons),
      reasons: line.slice(reasons + 1, file),
    };
  });

/** Whether a page of these words for its reasons is indexed. */
export const isIndexed = memoizeText((reasons: string): boolean =>
  reasonsIn(reasons).every((reason) => reason === 'earned'),
);

const linesOf = (lines: PageLines): readonly string[] => (lines === '' ? [] : lines.split('\n'));

function readPage(line: string): PageState {
  const { fingerprint, rest } = readFingerprint(line);
  const [priority = '', reasons = '', file, more] = rest.split(' ');
  if (file === undefined || more !== undefined) throw new Error(`Not a line of a page: ${line}`);
  return { file, fingerprint, priority: Number(priority), reasons: reasonsIn(reasons) };
}

/** The files of a group's pages. */
export const filesIn = (lines: PageLines): readonly string[] => linesOf(lines).map(fileOf);

const fileOf = (line: string): string => line.slice(line.lastIndexOf(' ') + 1);

/** The files of a group's pages, each with its digest. */
export const digestsIn = (lines: PageLines): readonly (readonly [file: string, digest: string])[] =>
  linesOf(lines).map((line) => [fileOf(line), digestIn(line)] as const);

/** The files of a group's pages, each with its fingerprint. Throws for a line that begins with none. */
export const fingerprintsIn = (lines: PageLines): readonly (readonly [file: string, known: Fingerprint])[] =>
  linesOf(lines).map((line) => [fileOf(line), readFingerprint(line).fingerprint] as const);

/** The files of a group's pages, each with its line, which begins with its fingerprint. */
export const linesByFile = (lines: PageLines): readonly (readonly [file: string, line: string])[] =>
  linesOf(lines).map((line) => [fileOf(line), line] as const);

/** The reasons of a line. */
export const reasonsIn = memoizeText((words: string): readonly IndexReason[] =>
  words.split(',').flatMap((word) => indexReasons.find((reason) => reason === word) ?? []),
);

/** The same pages with the fingerprints that `look` tells. */
export const withFingerprints = (
  lines: PageLines,
  look: (file: string, known: Fingerprint) => Fingerprint,
): PageLines =>
  pagesIn(lines)
    .map((page) => pageLine({ ...page, fingerprint: look(page.file, page.fingerprint) }))
    .join('\n');

/** Why each page is indexed or not, in the order of the pages, as a shard's record has it. */
export const reasonsText = (lines: PageLines): string =>
  pagesIn(lines)
    .map(({ reasons }) => reasons.join(' '))
    .join();

/** What `reasonsText` wrote. */
export const storedReasons = (text: string): readonly (readonly IndexReason[])[] =>
  text === '' ? [] : text.split(',').map((words) => reasonsIn(words.replaceAll(' ', ',')));

/** How many pages there are, of how many bytes, and how many of them are indexed or not for each reason. */
export interface PageTally {
  readonly pages: number;
  readonly bytes: number;
  readonly reasons: Readonly<Partial<Record<IndexReason, number>>>;
}

/** Counts pages. */
export function tallyPages(pages: readonly Pick<PageState, 'fingerprint' | 'reasons'>[]): PageTally {
  const counts: Partial<Record<IndexReason, number>> = {};
  let bytes = 0;
  for (const { fingerprint, reasons } of pages) {
    bytes += fingerprint.bytes;
    for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return { pages: pages.length, bytes, reasons: counts };
}

/** Adds up what was counted. */
export function sumTallies(tallies: Iterable<PageTally>): PageTally {
  const counts: Partial<Record<IndexReason, number>> = {};
  let [pages, bytes] = [0, 0];
  for (const tally of tallies) {
    pages += tally.pages;
    bytes += tally.bytes;
    for (const reason of indexReasons) {
      const more = tally.reasons[reason];
      if (more !== undefined) counts[reason] = (counts[reason] ?? 0) + more;
    }
  }
  return { pages, bytes, reasons: counts };
}
