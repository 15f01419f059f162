import type { Fault, Problem } from '../cli/problems/problem.ts';

/** A line of a list file with its 1-based number, without its line end. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

export interface ListText {
  readonly lines: readonly Line[];
  readonly problems: readonly Problem[];
  /** False when some line could not be read, so that what it said is unknown. */
  readonly complete: boolean;
}

/** Longest line of a list in characters; the longest real one (the ZIP codes of a large city) is under 2,000. */
const longestLine = 16 * 1024;
/** Far above any real list: the United States have 42,000 ZIP codes. */
const mostLines = 250_000;
const shown = 80;

const lineEnd = /\r\n|\n|\r/;
/** What stands for bytes that are not UTF-8 in a text that was decoded all the same. */
const replacement = '\u{fffd}';

/** The encodings that spreadsheets mark with a byte-order mark: Excel's "Unicode Text" is UTF-16. */
const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

const encodingOf = (bytes: Buffer) =>
  marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding ?? 'utf-8';

const notText = (line: number, value: string, why: string): Fault => ({
  line,
  value,
  rule: 'the file must be UTF-8 text',
  remedy: `Save it as "CSV UTF-8" or "Unicode (UTF-8)"; ${why}.`,
});

/**
 * The lines of a list in any encoding that tells itself (UTF-8 with or without a byte-order mark, UTF-16 with one) and
 * with any line ends (LF, CRLF, CR), and every problem of its encoding. Blank lines are left out.
 */
export function listText(file: string, bytes: Buffer): ListText {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const damaged = text.includes(replacement) && !isWellFormed(bytes, encoding);
  const all = text.split(lineEnd);
  const [first = ''] = all;
  const refused = (fault: Fault): ListText => ({
    lines: [],
    problems: [{ file, ...fault }],
    complete: false,
  });
  if (all.length > mostLines) {
    return refused({
      value: `${all.length} lines`,
      rule: `a list must have at most ${mostLines} lines`,
      remedy: 'Put the right list in its place.',
    });
  }
  if (first.includes('\0')) {
    return refused(notText(1, first.slice(0, shown), 'it looks like UTF-16 without a byte-order mark'));
  }
  if (damaged && encoding !== 'utf-8') {
    return refused(notText(1, first.slice(0, shown), 'it is damaged UTF-16'));
  }
  const lines: Line[] = [];
  const problems: Problem[] = [];
  const spoilt: Line[] = [];
  let complete = true;
  all.forEach((text, index) => {
    const line = { number: index + 1, text };
    if (text.length > longestLine) {
      complete = false;
      problems.push({
        file,
        line: line.number,
        value: `${text.slice(0, shown / 2)}… ${text.length} characters`,
        rule: `a line must be at most ${longestLine} characters`,
        remedy: 'Split or remove the line; look for a lost line end or a pasted file.',
      });
    } else if (damaged && text.includes(replacement)) spoilt.push(line);
    else if (text.trim() !== '') lines.push(line);
  });
  const [worst] = spoilt;
  if (worst !== undefined) {
    const more = spoilt.length === 1 ? '' : ` and ${spoilt.length - 1} more`;
    problems.push({
      file,
      ...notText(
        worst.number,
        inWindows1252(bytes, worst.number),
        `this line${more} looks like Windows-1252, and is shown as that`,
      ),
    });
  }
  return { lines, problems, complete: complete && worst === undefined };
}

function isWellFormed(bytes: Buffer, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** How a line reads in the encoding that Windows spreadsheets save a plain CSV in; it has the line ends of UTF-8. */
const inWindows1252 = (bytes: Buffer, number: number): string =>
  new TextDecoder('windows-1252').decode(bytes).split(lineEnd)[number - 1]?.slice(0, shown) ?? '';
