import { InputError } from './input-error.ts';

/** Longest row in bytes; the register's are about 1.3 KB, and under 10 KB. */
const longestRow = 1024 * 1024;

const lineFeed = 10;
const carriageReturn = 13;
const quote = 34;
const comma = 44;
/** Comma, semicolon, tab, upright bar: what may stand between cells. */
const delimiters = [comma, 59, 9, 124];

/** Where a row stands in its file. */
export interface RowPosition {
  /** Counts rows from 1, the header being 1. */
  readonly number: number;
  /** Its first line, from 1: empty lines and those within cells count too. */
  readonly line: number;
}

export interface ScanOptions {
  /** The file as the reader of an error knows it. */
  readonly file: string;
  /** Only rows that hold these bytes are handed over, and all are counted. Every row, without them. */
  readonly needle?: string | undefined;
  /** Asked of each row without the needle, which starts there: whether it is handed over all the same. */
  readonly isWanted?: ((bytes: Buffer, start: number) => boolean) | undefined;
  /** A row without its line end. The bytes are valid during the call only. */
  readonly onRow: (row: Buffer, at: RowPosition) => void;
}

/**
 * Splits CSV into rows in bounded memory and returns their number. A line feed in a quoted cell ends no row;
 * an empty line is none. Throws an InputError for a row that is too long.
 */
export async function scanRows(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  { file, needle, isWanted, onRow }: ScanOptions,
): Promise<number> {
  const wanted = needle === undefined ? undefined : Buffer.from(needle);
  let carry = Buffer.alloc(0);
  let rows = 0;
  let lines = 0;
  const row: RowEnd = { end: -1, lines: 0 };

  const tooLong = (start: Buffer): InputError =>
    new InputError({
      file,
      line: lines + 1,
      value: start.subarray(0, 80).toString('latin1'),
      rule: `a row must be at most ${longestRow / 1024} KB`,
      remedy: 'Close the quote that row opens, or restore the lost line ends.',
    });

  /** Hands over the rows that end in the bytes, and gives where the one that does not begins. */
  const scan = (bytes: Buffer, isLast: boolean): number => {
    let start = 0;
    let hit = wanted === undefined ? 0 : bytes.indexOf(wanted);
    for (;;) {
      findEnd(bytes, start, isLast, row);
      const { end } = row;
      if (end === -1) return start;
      if (end - start > longestRow) throw tooLong(bytes.subarray(start));
      const rowEnds = end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
      if (rowEnds > start) {
        rows += 1;
        if (wanted !== undefined && hit !== -1 && hit < start) hit = bytes.indexOf(wanted, start);
        const isHit = rows === 1 || wanted === undefined || (hit !== -1 && hit < end);
        if (isHit || isWanted?.(bytes, start) === true) {
          onRow(bytes.subarray(start, rowEnds), { number: rows, line: lines + 1 });
        }
      }
      lines += row.lines;
      start = end + 1;
    }
  };

  for await (const chunk of chunks) {
    const bytes = Buffer.concat([carry, chunk]);
    carry = bytes.subarray(scan(bytes, false));
    if (carry.length > longestRow) throw tooLong(carry);
  }
  if (carry.length > 0) scan(Buffer.concat([carry, Buffer.of(lineFeed)]), true);
  return rows;
}

/** Returns the first rows, without their line ends, and reads no more of the file than they take. */
export async function firstRows(
  chunks: AsyncIterable<Buffer>,
  file: string,
  most: number,
): Promise<readonly Buffer[]> {
  const first: Buffer[] = [];
  async function* untilFound(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      yield chunk;
      if (first.length === most) return;
    }
  }
  const onRow = (row: Buffer): void => {
    if (first.length < most) first.push(Buffer.from(row));
  };
  await scanRows(untilFound(), { file, onRow });
  return first;
}

/** Where a row ends, and its lines. One object for all rows: the register has eight million. */
interface RowEnd {
  /** At a line feed outside quotes, or -1 where none has come yet. */
  end: number;
  lines: number;
}

/** Finds where the row that starts at `start` ends. */
function findEnd(bytes: Buffer, start: number, isLast: boolean, row: RowEnd): void {
  let end = bytes.indexOf(lineFeed, start);
  row.lines = 1;
  row.end = end;
  if (end === -1 || isComplete(bytes, start, end)) return;
  let isOpen = endsInQuotes(bytes, start, end, false);
  while (isOpen) {
    const next = bytes.indexOf(lineFeed, end + 1);
    if (next === -1) {
      row.end = isLast ? end : -1;
      return;
    }
    row.lines += 1;
    row.end = next;
    if (next - start > longestRow) return;
    isOpen = endsInQuotes(bytes, end + 1, next, true);
    end = next;
  }
}

/** Whether a line begins with a quote and ends with one that closes a cell, as all of the register do. */
function isComplete(bytes: Buffer, start: number, lineEnd: number): boolean {
  const end = bytes[lineEnd - 1] === carriageReturn ? lineEnd - 1 : lineEnd;
  if (bytes[start] !== quote || end - start < 2 || bytes[end - 1] !== quote) return false;
  // A quote after a delimiter may open a cell that goes on in the next line.
  if (delimiters.includes(bytes[end - 2] ?? comma)) return false;
  return bytes[end - 2] !== quote || bytes[end - 3] === comma;
}

/** Whether a quoted cell is open at a line's end. A quote opens one only where the cell begins. */
function endsInQuotes(bytes: Buffer, from: number, to: number, wasOpen: boolean): boolean {
  let isOpen = wasOpen;
  for (let at = from; at < to; at += 1) {
    if (bytes[at] !== quote) continue;
    if (!isOpen) isOpen = at === from || delimiters.includes(bytes[at - 1] ?? 0);
    else if (bytes[at + 1] === quote) at += 1;
    else isOpen = false;
  }
  return isOpen;
}
