import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import type { Problem } from '../../cli/problems/problem.ts';
import { cellsOfLine, type Delimiter, delimiters } from '../../lists/read-table.ts';
import { fileFault, fileProblem, InputError, ProblemCollector } from './input-error.ts';
import type { InputFile } from './input-files.ts';

// `file-faults.csv` tells this limit.
const maxRowBytes = 1024 * 1024;
const maxUnreadableRows = 1000;

/** Names of delimiters, as faults tell them. */
export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'upright bar',
};

interface Row {
  /** The bytes of a row, decoded as Latin-1 instead of UTF-8. */
  readonly bytes: string;
  /** Line in the file on which the row begins, from 1. */
  readonly line: number;
}

const quotedCell = /(?<=^|[,;\t|])"(?:[^"]|"")*"/g;
const closedQuoteAtEnd = /[^",;\t|]"$|,""$/;

function isQuoteOpenAfter(line: string, isOpenBefore: boolean): boolean {
  if (!line.includes('"')) return isOpenBefore;
  // A shortcut for the register, whose lines begin and end with a quote.
  if (!isOpenBefore && line.startsWith('"') && closedQuoteAtEnd.test(line.slice(-3))) return false;
  return /(?:^|[,;\t|])"/.test((isOpenBefore ? `"${line}` : line).replace(quotedCell, ''));
}

/** Yields the rows of a CSV file in batches, from its header on. Throws an InputError for a row over 1 MB. */
export async function* rowsOf({ path, open }: Pick<InputFile, 'path' | 'open'>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let line = 0;
  let endOfChunk = '';
  let openRow: Row | undefined;
  const rowWith = (text: string): Row => {
    const row = openRow
      ? { ...openRow, bytes: `${openRow.bytes}\n${text}` }
      : { bytes: text, line: line + 1 };
    if (row.bytes.length <= maxRowBytes) return row;
    throw fileFault('long row', path, row.bytes.slice(0, 80), row.line);
  };
  const addLine = (rawLine: string): void => {
    const text = rawLine.endsWith('\r') ? rawLine.slice(0, -1) : rawLine;
    const row = rowWith(text);
    openRow = isQuoteOpenAfter(text, openRow !== undefined) ? row : undefined;
    if (openRow === undefined && row.bytes !== '') rows.push(row);
    line += 1;
  };
  for await (const chunk of open()) {
    const lines = (endOfChunk + chunk.toString('latin1')).split('\n');
    endOfChunk = lines.pop() ?? '';
    for (const text of lines) addLine(text);
    rowWith(endOfChunk);
    yield rows;
    rows = [];
  }
  if (endOfChunk !== '') addLine(endOfChunk);
  yield openRow === undefined ? rows : [...rows, openRow];
}

/** Returns a row's trimmed cell in a named column, or `''` if the file lacks the column. */
export type ReadColumn = (column: string) => string;

interface CsvForm {
  readonly delimiter?: Delimiter | undefined;
  readonly needed: readonly string[];
  /** True if rows may lack cells after the last needed column (docs/decisions/0054). */
  readonly mayBeShort?: boolean | undefined;
  readonly isWanted?: ((bytes: string) => boolean) | undefined;
}

/** Calls `onRow` for wanted rows. Returns the number of all rows. Throws an InputError for a broken file. */
export async function readCsv(
  file: InputFile,
  { delimiter = ',', needed, mayBeShort = false, isWanted = () => true }: CsvForm,
  onRow: (column: ReadColumn, line: number) => void,
): Promise<number> {
  const { header } = await readHeader(file, needed, [delimiter]);
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length > 0) throw missingColumns(file.path, missing);
  const columns = header.length;
  const fewestCells = mayBeShort ? Math.max(...needed.map((name) => header.indexOf(name) + 1)) : columns;
  // Of two columns with one name the first counts.
  const columnIndexes = new Map(header.map((name, index) => [name, index] as const).toReversed());
  let rows = 0;
  const problems = new ProblemCollector();
  const addProblem = (row: Row, cells: readonly string[] | undefined): void => {
    problems.add(problemOfRow(file.path, row, delimiter, cells, columns));
    if (problems.count >= maxUnreadableRows) problems.throwIfAny();
  };
  const isWhole = ({ length }: readonly string[], extra: readonly string[]): boolean =>
    length === columns || (mayBeShort && length >= fewestCells && extra.every(isBlank));
  const readRow = (row: Row): void => {
    const cells = cellsOf(row, delimiter, columns);
    if (cells?.every(isBlank)) return;
    if (cells !== undefined && isWhole(cells, cells.slice(columns))) {
      rows += 1;
      onRow((column) => (cells[columnIndexes.get(column) ?? -1] ?? '').trim(), row.line);
    } else if (row.bytes.includes('\n')) {
      // An unclosed quote swallows the lines below, so that each line is read by itself.
      for (const [at, bytes] of row.bytes.split('\n').entries()) readRow({ bytes, line: row.line + at });
    } else addProblem(row, cells);
  };
  let isHeader = true;
  let skippedRow: Row | undefined;
  for await (const batch of rowsOf(file)) {
    for (const row of batch) {
      skippedRow = undefined;
      if (isHeader) isHeader = false;
      else if (isWanted(row.bytes)) readRow(row);
      else {
        rows += 1;
        skippedRow = row;
      }
    }
  }
  // The last row of a broken file may lack the cells for which it would be wanted.
  const lastCells = skippedRow && cellsOf(skippedRow, delimiter, columns);
  if (skippedRow && (lastCells?.length ?? 0) < fewestCells) addProblem(skippedRow, lastCells);
  problems.throwIfAny();
  return rows;
}

const isBlank = (cell: string): boolean => cell.trim() === '';

const missingColumns = (file: string, missing: readonly string[]): InputError =>
  new InputError({
    file,
    line: 1,
    value: `${missing.length} missing`,
    rule: 'the header must name the columns that are used',
    remedy: `Missing: "${missing.slice(0, 3).join('", "')}"${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}. Download or export the file again.`,
  });

function decodeUtf8(latin1: string): string | undefined {
  const bytes = Buffer.from(latin1, 'latin1');
  return isUtf8(bytes) && !latin1.includes('\u0000') ? new TextDecoder().decode(bytes) : undefined;
}

function cellsOf({ bytes }: Row, delimiter: Delimiter, columns?: number): readonly string[] | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return undefined;
  // Where all cells are quoted and none has a quote inside, only delimiters between quotes separate.
  const isQuoted = text.startsWith('"') && text.endsWith('"');
  const simple = isQuoted ? text.slice(1, -1).split(`"${delimiter}"`) : text.split(delimiter);
  if (simple.length === columns && simple.every((cell) => !cell.includes('"'))) return simple;
  const strict = cellsOfLine(text, delimiter);
  // Two quotes left open would make one row of the lines between them.
  if (strict !== undefined || text.includes('\n')) return strict;
  // Quotes inside a quoted cell, which somebody wrote as they are or behind backslashes.
  const plain = (cell: string): string => cell.replace(/\\"|""/g, '"');
  if (isQuoted && simple.length === columns) return simple.map(plain);
  try {
    const cells: readonly string[] =
      parse(text, { delimiter, relax_column_count: true, relax_quotes: true })[0] ?? [];
    return cells.map((cell) => (/^".*"$/s.test(cell) ? plain(cell.slice(1, -1)) : cell));
  } catch {
    return undefined;
  }
}

function problemOfRow(
  file: string,
  { bytes, line }: Row,
  delimiter: Delimiter,
  cells?: readonly string[],
  columns = 0,
): Problem {
  const text = decodeUtf8(bytes);
  if (text === undefined) return fileProblem('not UTF-8', file, bytes.slice(0, 60), line);
  const named = (words: string): string => words.replace('{separator}', delimiterNames[delimiter]);
  if (cells === undefined) {
    const problem = fileProblem('open quote', file, text, line);
    return { ...problem, rule: named(problem.rule) };
  }
  const problem = fileProblem(cells.length === 1 ? 'one cell' : 'other cells', file, text, line);
  const rule = `a row must have ${columns} cells, as the header has, not ${cells.length}`;
  return { ...problem, rule, remedy: named(problem.remedy) };
}

/**
 * Returns a CSV file's header, whether rows follow, and the delimiter that finds the most of `columns` in the
 * header. Throws an InputError if it is broken.
 */
export async function readHeader(
  file: InputFile,
  columns: readonly string[],
  tried: readonly Delimiter[] = delimiters,
): Promise<{ readonly header: readonly string[]; readonly delimiter: Delimiter; readonly hasRows: boolean }> {
  const rows: Row[] = [];
  for await (const batch of rowsOf(file)) {
    rows.push(...batch.slice(0, 2));
    if (rows.length > 1) break;
  }
  const [first = { bytes: '', line: 1 }] = rows;
  const readings = tried.map((delimiter) => {
    const header = cellsOf(first, delimiter)?.map((cell) => cell.trim());
    return { delimiter, header, found: header?.filter((name) => columns.includes(name)).length ?? 0 };
  });
  const { header, delimiter } = readings.reduce((best, next) => (next.found > best.found ? next : best));
  if (header === undefined) throw new InputError(problemOfRow(file.path, first, delimiter));
  return { header, delimiter, hasRows: rows.length > 1 };
}
