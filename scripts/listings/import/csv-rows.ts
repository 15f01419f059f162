import { parse } from 'csv-parse/sync';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { type Checked, type Problem, refused } from '../../cli/problems/problem.ts';
import { cellsOfLine, type Delimiter, delimiters } from '../../lists/read-table.ts';
import { InputError } from './input-error.ts';
import type { InputFile } from './input-files.ts';
import { type RowPosition, type ScanOptions, scanRows } from './row-scanner.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a delimiter is called. */
export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'upright bar',
};

/** Returns a row's cell by the name of its column, trimmed; empty for a column that is not there. */
export type ReadColumn = (column: string) => string;

interface CsvForm extends Pick<ScanOptions, 'needle' | 'isWanted'> {
  readonly delimiter?: Delimiter | undefined;
  /** Columns without which the file cannot be read. */
  readonly needed: readonly string[];
  /** Whether a row may end after its last needed cell, and empty cells follow (docs/decisions/0054). */
  readonly mayBeShort?: boolean | undefined;
  /** Called once with the names of the columns. */
  readonly onHeader?: ((header: readonly string[]) => void) | undefined;
}

/** After so many rows that cannot be read no more of a file is. */
const mostProblems = 1000;

/**
 * Reads a CSV file row by row and returns how many rows it has; empty ones are none, quotes inside cells are
 * text. Throws an InputError for a header without a needed column, and with every row that cannot be read.
 */
export async function readCsv(
  file: InputFile,
  { delimiter = ',', needed, mayBeShort = false, onHeader, ...scan }: CsvForm,
  onRow: (column: ReadColumn, at: RowPosition) => void,
): Promise<number> {
  let places: ReadonlyMap<string, number> | undefined;
  let form: RowForm = { delimiter };
  let others = -1;
  const problems: Problem[] = [];
  const readHeader = (cells: readonly string[]): void => {
    const header = cells.map((name) => name.trim());
    const missing = needed.filter((name) => !header.includes(name));
    if (missing.length > 0) throw withoutColumns(file.name, missing);
    const least = Math.max(...needed.map((name) => header.indexOf(name) + 1));
    form = { delimiter, columns: header.length, least: mayBeShort ? least : header.length };
    // Of two columns of one name the first counts.
    places = new Map(header.map((name, index) => [name, index] as const).toReversed());
    onHeader?.(header);
  };
  const readRow = (bytes: Buffer, at: RowPosition): void => {
    const read = rowCells({ file: file.name, line: at.line }, bytes, form);
    if (!read.ok) {
      const lines = bytes.toString('latin1').split('\n');
      // A quote that was never closed takes the lines below into its row: each is read by itself.
      if (lines.length > 1) {
        others -= 1;
        for (const [index, text] of lines.entries()) {
          const line = Buffer.from(text.replace(/\r$/, ''), 'latin1');
          if (line.length === 0) continue;
          others += 1;
          readRow(line, { number: at.number + index, line: at.line + index });
        }
        return;
      }
      problems.push(...read.problems);
      if (problems.length >= mostProblems) refuse(problems);
      return;
    }
    const cells = read.value;
    const names = places;
    if (names === undefined) readHeader(cells);
    else if (cells.every((cell) => cell.trim() === '')) others -= 1;
    else onRow((column) => (cells[names.get(column) ?? -1] ?? '').trim(), at);
  };
  const rows = await scanRows(file.open(), { ...scan, file: file.name, onRow: readRow });
  refuse(problems);
  return Math.max(0, rows + others);
}

function refuse([first, ...rest]: readonly Problem[]): void {
  if (first !== undefined) throw new InputError(first, ...rest);
}

const withoutColumns = (file: string, missing: readonly string[]): InputError =>
  new InputError({
    file,
    line: 1,
    value: `${missing.length} missing`,
    rule: 'the header must name the columns that are used',
    remedy: `Missing: "${missing.slice(0, 3).join('", "')}"${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}. Download or export the file again.`,
  });

/** Where a row stands, for whoever reads of an error in it: the number of its first line. */
interface RowPlace {
  readonly file: string;
  readonly line: number;
}

interface RowForm {
  /** How many cells the header has; absent where any number will do. */
  readonly columns?: number | undefined;
  /** How many cells a row has at least; with fewer than the header's, empty ones may also follow those. */
  readonly least?: number | undefined;
  readonly delimiter?: Delimiter | undefined;
}

/** Returns the cells of one row, as many as the header has, or what is wrong with it. */
function rowCells(
  { file, line }: RowPlace,
  row: Buffer,
  { columns, least = columns, delimiter = ',' }: RowForm = {},
): Checked<readonly string[]> {
  const decoded = rowText(file, row, line);
  if (!decoded.ok) return decoded;
  const text = decoded.value;
  // Where all cells are quoted and none has a quote inside, only delimiters between quotes separate.
  const isQuoted = text.startsWith('"') && text.endsWith('"');
  const simple = isQuoted ? text.slice(1, -1).split(`"${delimiter}"`) : text.split(delimiter);
  if (simple.length === columns && simple.every((cell) => !cell.includes('"')))
    return { ok: true, value: simple };
  let cells: readonly string[] | undefined;
  let fault = '';
  try {
    cells = parse(text, { delimiter, relax_column_count: true, bom: true })[0] ?? [];
  } catch (error) {
    fault = faultOf(error).split('\n')[0] ?? '';
    cells = withQuotesInside(
      isQuoted && simple.length === columns ? simple : relaxed(text, delimiter),
      columns,
    );
  }
  if (cells === undefined)
    return refused(file, {
      line,
      value: text,
      rule: `a row must be cells with a ${delimiterNames[delimiter]} between them and balanced double quotes (${fault})`,
      remedy: 'Close the quote, or write a quote inside a cell twice ("").',
    });
  if (columns === undefined || cells.length === columns) return { ok: true, value: cells };
  const isShort = least !== columns && cells.length >= (least ?? 0);
  if (isShort && cells.slice(columns).every((cell) => cell.trim() === ''))
    return { ok: true, value: cells.slice(0, columns) };
  const remedy =
    cells.length === 1
      ? 'Delete the line where it is no row, such as a total below the table; else restore it from its source.'
      : `Restore the row from its source; look for a lost quote or ${delimiterNames[delimiter]}.`;
  const rule = `a row must have ${columns} cells, as the header has, not ${cells.length}`;
  return refused(file, { line, value: text, rule, remedy });
}

/** Cells of a row in which quotes stand that enclose nothing; none where one of them is never closed. */
function relaxed(text: string, delimiter: Delimiter): readonly string[] {
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, bom: true })[0] ?? [];
  } catch {
    return [];
  }
}

/** Cells in which somebody wrote quotes as they are; undefined where these leave another number of cells. */
const withQuotesInside = (
  cells: readonly string[],
  columns: number | undefined,
): readonly string[] | undefined =>
  cells.length === columns
    ? cells.map((cell) => cell.replace(/^"(.*)"$/s, '$1').replace(/\\"|""/g, '"'))
    : undefined;

/** A header as one delimiter makes it: its names without blanks around them. */
export interface HeaderReading {
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
}

/** Returns a header by each delimiter that fits, the comma first. Throws an InputError for none. */
export function headerReadings(file: string, row: Buffer): readonly HeaderReading[] {
  const text = rowText(file, row, 1);
  const read = text.ok ? rowCells({ file, line: 1 }, row) : text;
  const readings = delimiters.flatMap((delimiter) => {
    const cells = text.ok ? cellsOfLine(text.value, delimiter) : undefined;
    return cells === undefined ? [] : [{ delimiter, header: cells.map((cell) => cell.trim()) }];
  });
  if (readings.length === 0 && !read.ok) refuse(read.problems);
  return readings;
}

function rowText(file: string, row: Buffer, line: number): Checked<string> {
  try {
    const text = utf8.decode(row);
    if (!text.includes('\u0000')) return { ok: true, value: text };
  } catch {
    // Told below, as null characters are.
  }
  return refused(file, {
    line,
    value: row.subarray(0, 60).toString('latin1'),
    rule: 'the file must be UTF-8 text',
    remedy: 'Save it as "CSV UTF-8"; this is the first row in use that is not.',
  });
}
