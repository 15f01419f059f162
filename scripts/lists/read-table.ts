import type { Problem } from '../cli/problems/problem.ts';
import { cellsOfLines, delimiterOf } from './csv-lines.ts';
import { csvText } from './csv-text.ts';
import { readListFile } from './list-file.ts';
import type { ListShape } from './list-shapes.ts';
import { type Line, listText } from './list-text.ts';

/** One row of a list: its line and its cells by column. */
export interface TableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface Table {
  readonly file: string;
  /** The columns in the order of the file; none for a file without a header. */
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  readonly problems: readonly Problem[];
  /** False when some row could not be read, so that what it said is unknown. */
  readonly complete: boolean;
  /** Whether the file is, byte for byte, as the project's scripts write it. */
  readonly inHouseForm: boolean;
}

/** Reads a list whose header must name exactly the columns of its shape, in any order; see `parseTable`. */
export async function readTable(file: string, shape: ListShape): Promise<Table> {
  const read = await readListFile(file);
  return read.ok ? parseTable(file, read.value, shape) : unreadable(file, read.problems);
}

const unreadable = (file: string, problems: readonly Problem[]): Table => ({
  file,
  header: [],
  rows: [],
  problems,
  complete: false,
  inHouseForm: false,
});

/**
 * The rows of a list as a spreadsheet saved it: with any of its delimiters, empty columns at its right and empty rows
 * anywhere left out. Problems of the cells' values are not its matter.
 */
export function parseTable(file: string, bytes: Buffer, shape: ListShape): Table {
  const text = listText(file, bytes);
  const [first, ...rest] = text.lines;
  if (first === undefined || (first.number > 1 && !text.complete)) {
    if (!text.complete) return unreadable(file, text.problems);
    const problems = shape.mayBeEmpty ? [] : [emptyFile(file)];
    const inHouseForm = bytes.length === 0;
    return { ...unreadable(file, problems), complete: shape.mayBeEmpty, inHouseForm };
  }
  const delimiter = delimiterOf(first.text, shape.columns);
  const [headerCells] = cellsOfLines([first.text], delimiter);
  if (headerCells === undefined) {
    return unreadable(file, [...text.problems, syntaxProblem(file, first)]);
  }
  const header = withoutEmptyEnd(headerCells);
  const wrongHeader = headerProblem(file, first, header, shape.columns);
  const problems = [...text.problems, ...(wrongHeader === undefined ? [] : [wrongHeader.problem])];
  if (wrongHeader?.readable === false) return unreadable(file, problems);

  const rows: TableRow[] = [];
  let { complete } = text;
  cellsOfLines(
    rest.map((line) => line.text),
    delimiter,
  ).forEach((cells, index) => {
    const line = rest[index];
    if (line === undefined || cells?.every(isEmpty)) return;
    if (cells !== undefined && fits(cells, header, shape)) {
      rows.push({ line: line.number, cells: byColumn(header, cells, shape) });
      return;
    }
    complete = false;
    problems.push(cells === undefined ? syntaxProblem(file, line) : lengthProblem(file, line, cells, header));
  });
  if (rows.length === 0 && complete && !shape.mayBeEmpty) {
    // What it should say is unknown, and no other list is held against it.
    complete = false;
    problems.push({
      file,
      rule: 'the list must have at least one row below its header',
      remedy: 'Write the rows, or restore the file from version control.',
    });
  }
  const inHouseForm = bytes.equals(Buffer.from(csvText(header, rows)));
  return { file, header, rows, problems, complete, inHouseForm };
}

const isEmpty = (cell: string): boolean => cell.trim() === '';

const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => !isEmpty(cell)) + 1);

/**
 * Whether a row has the cells that the header names: spreadsheets write more, empty ones, where the sheet was wider, and
 * fewer where the last ones are empty.
 */
const fits = (cells: readonly string[], header: readonly string[], { blank }: ListShape): boolean =>
  cells.slice(header.length).every(isEmpty) &&
  header.slice(cells.length).every((column) => blank.includes(column));

const decimalComma = /^(-?\d+),(\d+)$/;

const byColumn = (
  header: readonly string[],
  cells: readonly string[],
  { decimals }: ListShape,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    header.map((column, index) => {
      const cell = cells[index] ?? '';
      return [column, decimals.includes(column) ? cell.replace(decimalComma, '$1.$2') : cell];
    }),
  );

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** One report for whatever is wrong with the header, or undefined. */
function headerProblem(file: string, line: Line, header: readonly string[], columns: readonly string[]) {
  const missing = columns.filter((column) => !header.includes(column));
  const unknown = header.filter((column) => !columns.includes(column));
  const repeated = header.filter(
    (column, index) => columns.includes(column) && header.indexOf(column) < index,
  );
  const remedies = [
    missing.length === 1 && unknown.length === 1
      ? `Rename ${quoted(unknown)} to ${quoted(missing)}.`
      : [
          missing.length > 0 ? `Add the column ${quoted(missing)}.` : '',
          unknown.length > 0 ? `Remove the column ${quoted(unknown)}.` : '',
        ],
    repeated.length > 0 ? `Keep only one column ${quoted(repeated)}.` : '',
  ].flat();
  const remedy = remedies.filter((part) => part !== '').join(' ');
  if (remedy === '') return undefined;
  const problem: Problem = {
    file,
    line: line.number,
    value: missing.length > 0 && unknown.length === 0 ? line.text : quoted([...unknown, ...repeated]),
    rule: `the header must name the columns ${columns.join(',')}`,
    remedy,
  };
  return { problem, readable: missing.length === 0 && repeated.length === 0 };
}

const emptyFile = (file: string): Problem => ({
  file,
  rule: 'the file must not be empty',
  remedy: 'Write the header line and the rows, or restore it from version control.',
});

const syntaxProblem = (file: string, line: Line): Problem => ({
  file,
  line: line.number,
  value: line.text,
  rule: 'a row must be one line of cells with balanced double quotes',
  remedy: 'Close the quote, take a line break out of the cell, or write a quote inside a cell twice ("").',
});

const lengthProblem = (
  file: string,
  line: Line,
  cells: readonly string[],
  header: readonly string[],
): Problem => ({
  file,
  line: line.number,
  value: `${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}: ${line.text}`,
  rule: `a row must have ${header.length} cells, as the header has`,
  remedy: 'Add or remove delimiters; put a value that holds one in double quotes.',
});
