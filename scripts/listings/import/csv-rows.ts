import { parse } from 'csv-parse/sync';
import type { Fault, Problem } from '../../cli/problems/problem.ts';
import { cellsOfLine, type Delimiter, delimiters } from '../../lists/read-table.ts';
import { InputError } from './input-error.ts';
import type { InputFile } from './input-files.ts';
import { type Row, rowsOf } from './raw-rows.ts';

const maxUnreadableRows = 1000;

export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'upright bar',
};

/** Returns a row's trimmed cell in a named column, or `''` if the file lacks the column. */
export type ReadColumn = (column: string) => string;

interface CsvForm {
  readonly delimiter?: Delimiter | undefined;
  readonly needed: readonly string[];
  /** Rows may lack cells after the last needed column, or have extra empty ones (docs/decisions/0054). */
  readonly mayBeShort?: boolean | undefined;
  readonly isWanted?: ((bytes: string) => boolean) | undefined;
}

/**
 * Calls `onRow` for each wanted row, and returns the number of all rows, without empty ones. Throws an
 * InputError for missing columns or broken rows.
 */
export async function readCsv(
  file: InputFile,
  { delimiter = ',', needed, mayBeShort = false, isWanted = () => true }: CsvForm,
  onRow: (column: ReadColumn, at: Pick<Row, 'number' | 'line'>) => void,
): Promise<number> {
  let columnIndexes: ReadonlyMap<string, number> | undefined;
  let [rows, columns, fewestCells] = [0, 0, 0];
  const problems: Problem[] = [];
  const readHeader = (row: Row): void => {
    const header = (splitRow(decodeUtf8(row.bytes) ?? '', delimiter) ?? []).map((name) => name.trim());
    const missing = needed.filter((name) => !header.includes(name));
    if (missing.length > 0) throw missingColumns(file.name, missing);
    columns = header.length;
    fewestCells = mayBeShort ? Math.max(...needed.map((name) => header.indexOf(name) + 1)) : columns;
    // Of two columns with one name the first counts.
    columnIndexes = new Map(header.map((name, index) => [name, index] as const).toReversed());
  };
  const addProblem = ({ bytes, line }: Row, cells: readonly string[] | undefined): void => {
    problems.push({ file: file.name, line, ...faultOfRow(bytes, cells, { delimiter, columns }) });
    if (problems.length >= maxUnreadableRows) throwIfAny(problems);
  };
  const cellsIn = ({ bytes }: Row): readonly string[] | undefined => {
    const text = decodeUtf8(bytes);
    return text === undefined ? undefined : splitRow(text, delimiter, columns);
  };
  const checkCells = (row: Row): void => {
    const cells = cellsIn(row);
    if (cells === undefined || cells.length < fewestCells) addProblem(row, cells);
  };
  const readRow = (row: Row, indexes: ReadonlyMap<string, number>): void => {
    const cells = cellsIn(row);
    const extraCells = cells?.slice(columns) ?? [];
    if (cells?.every((cell) => cell.trim() === '') === true) return;
    if (
      cells !== undefined &&
      (cells.length === columns ||
        (mayBeShort && cells.length >= fewestCells && extraCells.every((cell) => cell.trim() === '')))
    ) {
      rows += 1;
      onRow((column) => (cells[indexes.get(column) ?? -1] ?? '').trim(), row);
      return;
    }
    const lines = row.bytes.split('\n');
    if (lines.length === 1) addProblem(row, cells);
    else {
      // An unclosed quote swallows the lines below, so that each line is read by itself.
      for (const [at, bytes] of lines.entries())
        if (bytes !== '') readRow({ bytes, number: row.number + at, line: row.line + at }, indexes);
    }
  };
  let skippedRow: Row | undefined;
  for await (const batch of rowsOf(file)) {
    for (const row of batch) {
      skippedRow = undefined;
      if (columnIndexes === undefined) readHeader(row);
      else if (isWanted(row.bytes)) readRow(row, columnIndexes);
      else {
        rows += 1;
        skippedRow = row;
      }
    }
  }
  // The last row of a broken file may lack the cells for which it would be wanted.
  if (skippedRow !== undefined) checkCells(skippedRow);
  throwIfAny(problems);
  return rows;
}

function throwIfAny([first, ...rest]: readonly Problem[]): void {
  if (first !== undefined) throw new InputError(first, ...rest);
}

const missingColumns = (file: string, missing: readonly string[]): InputError =>
  new InputError({
    file,
    line: 1,
    value: `${missing.length} missing`,
    rule: 'the header must name the columns that are used',
    remedy: `Missing: "${missing.slice(0, 3).join('", "')}"${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}. Download or export the file again.`,
  });

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(latin1: string): string | undefined {
  try {
    const text = utf8.decode(Buffer.from(latin1, 'latin1'));
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

function splitRow(text: string, delimiter: Delimiter, columns?: number): readonly string[] | undefined {
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

function faultOfRow(
  bytes: string,
  cells: readonly string[] | undefined,
  { delimiter, columns }: { readonly delimiter: Delimiter; readonly columns: number },
): Fault {
  const value = decodeUtf8(bytes);
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

export interface HeaderReading {
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
}

/** Returns the header split at each possible delimiter, comma first. Throws an InputError if it is broken. */
export function headerReadings(file: string, { bytes }: Row): readonly HeaderReading[] {
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new InputError({ file, line: 1, ...notUtf8(bytes) });
  const readings = delimiters.flatMap((delimiter) => {
    const cells = splitRow(text, delimiter);
    return cells === undefined ? [] : [{ delimiter, header: cells.map((cell) => cell.trim()) }];
  });
  if (readings.length < delimiters.length && readings.every(({ header }) => header.length === 1))
    throw new InputError({ file, line: 1, ...faultOfRow(bytes, undefined, { delimiter: ',', columns: 0 }) });
  return readings;
}
