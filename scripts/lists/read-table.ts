import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { type Checked, type Fault, failedCheck, type Problem } from '../cli/problems/problem.ts';

/** The columns of a CSV list, and the forms that their cells may have. */
export interface ListShape {
  readonly columns: readonly string[];
  /** Columns that may have empty cells. */
  readonly blank: readonly string[];
  /** Columns of decimal numbers, in which `33,52` is read as 33.52. */
  readonly decimals: readonly string[];
  readonly mayBeEmpty: boolean;
}

/** A row of a CSV list: its line in the file, from 1, and its cells, keyed by column. */
export interface TableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface Table {
  readonly file: string;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  /** Faults of the file's form. If there are any, rows may be missing. */
  readonly problems: readonly Problem[];
}

const maxFileBytes = 32 * 1024 * 1024;

const maxQuotedLength = 80;

/** Separators of cells that spreadsheets write. */
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

const lineEnd = /\r\n|\n|\r/;

/** Reads a CSV list as a table. An unreadable file gives an empty table with a problem. */
export async function readListTable(file: string, shape: ListShape): Promise<Table> {
  const read = await readListFile(file);
  return read.ok ? parseListTable(file, read.value, shape) : emptyTable(file, read.problems);
}

const emptyTable = (file: string, problems: readonly Problem[]): Table => ({
  file,
  header: [],
  rows: [],
  problems,
});

/** Returns the system's code of an error, such as `ENOENT`, or `unknown error`. */
export const faultCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';

/** Reads a list's bytes. Returns a problem for a file that is missing, unreadable or over 32 MB. */
export async function readListFile(path: string): Promise<Checked<Buffer>> {
  try {
    const found = await stat(path);
    if (!found.isFile()) {
      return failedCheck(path, {
        value: found.isDirectory() ? 'a folder' : 'a pipe, socket or device',
        rule: 'a list must be a regular file',
        remedy: 'Put the right list in its place, or restore it from version control.',
      });
    }
    if (found.size > maxFileBytes) {
      return failedCheck(path, {
        value: `${Math.ceil(found.size / 1024 / 1024)} MB`,
        rule: `the file must be at most ${maxFileBytes / 1024 / 1024} MB`,
        remedy: 'Put the right list in its place.',
      });
    }
    return { ok: true, value: await readFile(path) };
  } catch (error) {
    const code = faultCode(error);
    return failedCheck(
      path,
      code === 'ENOENT'
        ? { rule: 'the file must exist', remedy: 'Restore it from version control.' }
        : {
            value: code,
            rule: 'the file must be readable',
            remedy: 'Check its permissions and those of its folder.',
          },
    );
  }
}

/** Decodes UTF-8, or UTF-16 with a byte-order mark. Returns a problem for other encodings. */
export function decodeList(file: string, bytes: Buffer): Checked<string> {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { ok: true, value: decode('utf-16le', bytes) };
  if (first === 0xfe && second === 0xff) return { ok: true, value: decode('utf-16be', bytes) };
  const isUtf16 = first === 0 || second === 0;
  const text = decode('utf-8', bytes);
  if (!isUtf16 && isUtf8(bytes)) return { ok: true, value: text };
  const at = isUtf16 ? 0 : text.split(lineEnd).findIndex((line) => line.includes('\u{fffd}'));
  const why = isUtf16
    ? 'it looks like UTF-16 without a byte-order mark'
    : 'this line looks like Windows-1252, and is shown as that';
  return failedCheck(file, {
    line: at + 1,
    value: decode('windows-1252', bytes).split(lineEnd)[at]?.slice(0, maxQuotedLength),
    rule: 'the file must be UTF-8 text',
    remedy: `Save it as "CSV UTF-8" or "Unicode (UTF-8)"; ${why}.`,
  });
}

const decode = (encoding: string, bytes: Buffer): string => new TextDecoder(encoding).decode(bytes);

/** Splits a line of CSV into its cells. Undefined for an unclosed quote. */
export function cellsOfLine(line: string, delimiter: Delimiter): readonly string[] | undefined {
  if (!line.includes('"')) return line.split(delimiter);
  try {
    return parse(line, { delimiter, relax_column_count: true })[0];
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** Returns the delimiter that finds the most of `columns` in a header. */
export function delimiterOf(header: string, columns: readonly string[]): Delimiter {
  const knownColumns = (delimiter: Delimiter): number =>
    cellsOfLine(header, delimiter)?.filter((cell) => columns.includes(cell)).length ?? 0;
  return delimiters.reduce((best, next) => (knownColumns(next) > knownColumns(best) ? next : best));
}

/**
 * Parses a CSV list as spreadsheets save it. Faults become the table's `problems`. Values are not checked.
 */
export function parseListTable(file: string, bytes: Buffer, shape: ListShape): Table {
  const text = decodeList(file, bytes);
  if (!text.ok) return emptyTable(file, text.problems);
  // Line by line, so that a lost quote cannot swallow the rows below it.
  const [first, ...rest] = text.value
    .split(lineEnd)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter((line) => !isEmpty(line.text));
  if (first === undefined) return emptyTable(file, shape.mayBeEmpty ? [] : [noRows(file)]);
  const delimiter = delimiterOf(first.text, shape.columns);
  const header = withoutEmptyEnd(cellsOfLine(first.text, delimiter) ?? []);
  const fault = headerFault(first.text, header, shape.columns);
  if (fault !== undefined) return emptyTable(file, [{ file, line: first.line, ...fault }]);

  const rows: TableRow[] = [];
  const problems: Problem[] = [];
  for (const { line, text } of rest) {
    const cells = cellsOfLine(text, delimiter);
    if (cells === undefined) problems.push({ file, line, ...unbalanced(text) });
    else if (cells.every(isEmpty)) continue;
    else if (hasHeaderCells(cells, header, shape)) rows.push({ line, cells: byColumn(header, cells, shape) });
    else problems.push({ file, line, ...wrongLength(text, cells, header) });
  }
  if (rows.length === 0 && problems.length === 0 && !shape.mayBeEmpty) problems.push(noRows(file));
  return { file, header, rows, problems };
}

const isEmpty = (cell: string): boolean => cell.trim() === '';

const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => !isEmpty(cell)) + 1);

// Spreadsheets write extra empty cells, and omit empty last ones.
const hasHeaderCells = (cells: readonly string[], header: readonly string[], { blank }: ListShape): boolean =>
  cells.slice(header.length).every(isEmpty) &&
  header.slice(cells.length).every((column) => blank.includes(column));

const byColumn = (
  header: readonly string[],
  cells: readonly string[],
  { decimals }: ListShape,
): TableRow['cells'] =>
  Object.fromEntries(
    header.map((column, index) => {
      const cell = cells[index] ?? '';
      return [column, decimals.includes(column) ? cell.replace(/^(-?\d+),(\d+)$/, '$1.$2') : cell];
    }),
  );

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function headerFault(line: string, header: readonly string[], columns: readonly string[]): Fault | undefined {
  const missing = columns.filter((column) => !header.includes(column));
  const extra = header.filter((column, at) => !columns.includes(column) || header.indexOf(column) < at);
  if (missing.length === 0 && extra.length === 0) return undefined;
  return {
    value: (extra.length > 0 ? quoted(extra) : line).slice(0, maxQuotedLength),
    rule: `the header must name the columns ${columns.join(',')}`,
    remedy: [
      ...(missing.length > 0 ? [`Add the column ${quoted(missing)}, or rename one to it.`] : []),
      ...(extra.length > 0 ? [`Remove the column ${quoted(extra)}.`] : []),
    ].join(' '),
  };
}

const noRows = (file: string): Problem => ({
  file,
  rule: 'the list must have a header and at least one row below it',
  remedy: 'Write them, or restore the file from version control.',
});

const unbalanced = (line: string): Fault => ({
  value: line.slice(0, maxQuotedLength),
  rule: 'a row must be one line of cells with balanced double quotes',
  remedy: 'Close the quote, take a line break out of the cell, or write a quote inside a cell twice ("").',
});

const wrongLength = (line: string, cells: readonly string[], header: readonly string[]): Fault => ({
  value: `${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}: ${line.slice(0, maxQuotedLength)}`,
  rule: `a row must have ${header.length} cells, as the header has`,
  remedy: 'Add or remove delimiters; put a value that holds one in double quotes.',
});
