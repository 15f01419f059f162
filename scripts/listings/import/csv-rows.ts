import { parse } from 'csv-parse/sync';
import type { Fault, Problem } from '../../cli/problems/problem.ts';
import { cellsOfLine, type Delimiter, delimiters } from '../../lists/read-table.ts';
import { InputError } from './input-error.ts';
import type { InputFile } from './input-files.ts';

/** Bytes of the longest row. The register's rows stay under 10 KB. */
const longestRow = 1024 * 1024;
/** Reading stops after this many unreadable rows. */
const mostProblems = 1000;

export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'upright bar',
};

/** A row of a CSV file and its place. */
export interface Row {
  /** Bytes as Latin-1, for `utf8Of` to decode. Most rows of the register are skipped undecoded. */
  readonly bytes: string;
  /** Number of the row. The header is row 1. */
  readonly number: number;
  /** Its first line, from 1. Empty lines and lines within cells count. */
  readonly line: number;
}

const quotedCell = /(?<=^|[,;\t|])"(?:[^"]|"")*"/g;
/** End of a line that begins with a quote and closes it, as all lines of the register do. */
const closedEnd = /[^",;\t|]"$|,""$/;

/** True if a quoted cell is still open at the line's end. A quote opens a cell only at its beginning. */
function endsInQuotes(line: string, wasOpen: boolean): boolean {
  if (!line.includes('"')) return wasOpen;
  if (!wasOpen && line.startsWith('"') && closedEnd.test(line.slice(-3))) return false;
  return /(?:^|[,;\t|])"/.test((wasOpen ? `"${line}` : line).replace(quotedCell, ''));
}

/**
 * Yields the rows of a CSV file chunk by chunk, in bounded memory. A quoted cell may hold line feeds. Empty
 * lines are skipped. Throws an InputError for a row that is too long.
 */
export async function* rowsOf({ path, open }: Pick<InputFile, 'path' | 'open'>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let [number, line, first] = [0, 0, 0];
  /** The unfinished row, and the unfinished line. */
  let [row, rest] = ['', ''];
  let isOpen = false;
  const endRow = (): void => {
    if (row !== '') {
      number += 1;
      rows.push({ bytes: row, number, line: first });
    }
    [row, isOpen] = ['', false];
  };
  const refuseLong = (text: string): void => {
    if (text.length <= longestRow) return;
    throw new InputError({
      ...{ file: path, line: isOpen ? first : line + 1, value: text.slice(0, 80) },
      rule: `a row must be at most ${longestRow / 1024} KB`,
      remedy: 'Close the quote that row opens, or restore the lost line ends.',
    });
  };
  const addLine = (given: string): void => {
    const text = given.endsWith('\r') ? given.slice(0, -1) : given;
    const whole = isOpen ? `${row}\n${text}` : text;
    refuseLong(whole);
    line += 1;
    if (!isOpen) first = line;
    row = whole;
    isOpen = endsInQuotes(text, isOpen);
    if (!isOpen) endRow();
  };
  for await (const chunk of open()) {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) addLine(text);
    refuseLong(row + rest);
    yield rows;
    rows = [];
  }
  if (rest !== '') addLine(rest);
  endRow();
  yield rows;
}

/** Returns the first `most` rows without reading the rest of the file. */
export async function firstRows(file: InputFile, most: number): Promise<readonly Row[]> {
  const first: Row[] = [];
  for await (const rows of rowsOf(file)) {
    first.push(...rows.slice(0, most - first.length));
    if (first.length === most) break;
  }
  return first;
}

/** Returns a row's cell by its column's name, trimmed, or an empty text if there is no such column. */
export type ReadColumn = (column: string) => string;

interface CsvForm {
  readonly delimiter?: Delimiter | undefined;
  /** Columns that must be there. */
  readonly needed: readonly string[];
  /** True if a row may omit the empty cells after its last needed one (docs/decisions/0054). */
  readonly mayBeShort?: boolean | undefined;
  /** True if a row should be read, by its bytes as Latin-1. Other rows are only counted. */
  readonly isWanted?: ((bytes: string) => boolean) | undefined;
}

/**
 * Reads a CSV file row by row and returns the number of its rows, without empty ones. Quotes inside cells are
 * text. Throws an InputError if a needed column is missing, and with every unreadable row.
 */
export async function readCsv(
  file: InputFile,
  { delimiter = ',', needed, mayBeShort = false, isWanted = () => true }: CsvForm,
  onRow: (column: ReadColumn, at: Pick<Row, 'number' | 'line'>) => void,
): Promise<number> {
  let places: ReadonlyMap<string, number> | undefined;
  let [rows, columns, least] = [0, 0, 0];
  const problems: Problem[] = [];
  const readHeader = (given: Row): void => {
    const header = (cellsOf(utf8Of(given.bytes) ?? '', delimiter) ?? []).map((name) => name.trim());
    const missing = needed.filter((name) => !header.includes(name));
    if (missing.length > 0) throw withoutColumns(file.name, missing);
    columns = header.length;
    least = mayBeShort ? Math.max(...needed.map((name) => header.indexOf(name) + 1)) : columns;
    // Of two columns with one name the first counts.
    places = new Map(header.map((name, index) => [name, index] as const).toReversed());
  };
  const addProblem = ({ bytes, line }: Row, cells: readonly string[] | undefined): void => {
    problems.push({ file: file.name, line, ...faultOfRow(bytes, cells, { delimiter, columns }) });
    if (problems.length >= mostProblems) refuse(problems);
  };
  const cellsIn = ({ bytes }: Row): readonly string[] | undefined => {
    const text = utf8Of(bytes);
    return text === undefined ? undefined : cellsOf(text, delimiter, columns);
  };
  const checkCells = (row: Row): void => {
    const cells = cellsIn(row);
    if (cells !== undefined && cells.length < least) addProblem(row, cells);
  };
  const readRow = (row: Row, of: ReadonlyMap<string, number>): void => {
    const cells = cellsIn(row);
    const others = cells?.slice(columns) ?? [];
    if (cells?.every((cell) => cell.trim() === '') === true) return;
    if (
      cells !== undefined &&
      (cells.length === columns ||
        (mayBeShort && cells.length >= least && others.every((cell) => cell.trim() === '')))
    ) {
      rows += 1;
      onRow((column) => (cells[of.get(column) ?? -1] ?? '').trim(), row);
      return;
    }
    const lines = row.bytes.split('\n');
    if (lines.length === 1) addProblem(row, cells);
    else {
      // An unclosed quote swallows the lines below, so that each line is read by itself.
      for (const [at, bytes] of lines.entries())
        if (bytes !== '') readRow({ bytes, number: row.number + at, line: row.line + at }, of);
    }
  };
  let skipped: Row | undefined;
  for await (const batch of rowsOf(file)) {
    for (const row of batch) {
      skipped = undefined;
      if (places === undefined) readHeader(row);
      else if (isWanted(row.bytes)) readRow(row, places);
      else {
        rows += 1;
        skipped = row;
      }
    }
  }
  // The last row of a broken file may lack the cells for which it would be wanted.
  if (skipped !== undefined) checkCells(skipped);
  refuse(problems);
  return rows;
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

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes bytes, given as Latin-1, or returns undefined if they are not UTF-8 text. */
function utf8Of(bytes: string): string | undefined {
  try {
    const text = utf8.decode(Buffer.from(bytes, 'latin1'));
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Returns the cells of a row, or undefined if a quote is not closed. */
function cellsOf(text: string, delimiter: Delimiter, columns?: number): readonly string[] | undefined {
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

/** Returns the fault of a row of one line. */
function faultOfRow(
  bytes: string,
  cells: readonly string[] | undefined,
  { delimiter, columns }: { readonly delimiter: Delimiter; readonly columns: number },
): Fault {
  const value = utf8Of(bytes);
  if (value === undefined) return notUtf8(bytes);
  const separator = delimiterNames[delimiter];
  if (cells === undefined)
    return {
      value,
      rule: `a row must be cells with a ${separator} between them and balanced double quotes`,
      remedy: 'Close the quote, or write a quote inside a cell twice ("").',
    };
  return {
    value,
    rule: `a row must have ${columns} cells, as the header has, not ${cells.length}`,
    remedy:
      cells.length === 1
        ? 'Delete the line where it is no row, such as a total below the table; else restore it from its source.'
        : `Restore the row from its source; look for a lost quote or ${separator}.`,
  };
}

const notUtf8 = (bytes: string): Fault => ({
  value: bytes.slice(0, 60),
  rule: 'the file must be UTF-8 text',
  remedy: 'Save it as "CSV UTF-8"; this is the first row in use that is not.',
});

/** A header split at one delimiter, its names trimmed. */
export interface HeaderReading {
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
}

/** Returns a header by each delimiter that fits, the comma first. Throws an InputError for a quote left open. */
export function headerReadings(file: string, { bytes }: Row): readonly HeaderReading[] {
  const text = utf8Of(bytes);
  if (text === undefined) throw new InputError({ file, line: 1, ...notUtf8(bytes) });
  const readings = delimiters.flatMap((delimiter) => {
    const cells = cellsOf(text, delimiter);
    return cells === undefined ? [] : [{ delimiter, header: cells.map((cell) => cell.trim()) }];
  });
  if (readings.length < delimiters.length && readings.every(({ header }) => header.length === 1))
    throw new InputError({ file, line: 1, ...faultOfRow(bytes, undefined, { delimiter: ',', columns: 0 }) });
  return readings;
}
