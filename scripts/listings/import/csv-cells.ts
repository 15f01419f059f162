import { parse } from 'csv-parse/sync';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { cellsOfLine, type Delimiter, delimiters } from '../../lists/read-table.ts';
import { InputError } from './input-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a delimiter is called. */
export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'upright bar',
};

/** Where a row stands, for whoever reads of an error in it: the number of its first line. */
export interface RowPlace {
  readonly file: string;
  readonly line: number;
}

interface RowForm {
  /** How many cells the header has; absent where any number will do. */
  readonly columns?: number | undefined;
  /** How many cells a row has at least where the last may be left out (docs/decisions/0054-lists-as-spreadsheets-save-them.md), and empty ones may follow the header's; otherwise it has all. */
  readonly least?: number | undefined;
  readonly delimiter?: Delimiter | undefined;
}

/** The cells of one row, as many as the header has. Throws an InputError that names the row. */
export function rowCells(
  { file, line }: RowPlace,
  row: Buffer,
  { columns, least, delimiter = ',' }: RowForm = {},
): readonly string[] {
  const wrong = (value: string, rule: string, remedy: string): InputError =>
    new InputError({ file, line, value, rule, remedy });
  const text = rowText(file, row, line);
  // All cells quoted and none with a quote inside: the delimiters between quotes are the only ones that separate.
  const simple =
    text.startsWith('"') && text.endsWith('"')
      ? text.slice(1, -1).split(`"${delimiter}"`)
      : text.split(delimiter);
  if (simple.length === columns && simple.every((cell) => !cell.includes('"'))) return simple;
  let cells: readonly string[];
  try {
    cells = parse(text, { delimiter, relax_column_count: true, bom: true })[0] ?? [];
  } catch (error) {
    const rule = `a row must be cells with a ${delimiterNames[delimiter]} between them and balanced double quotes (${faultOf(error).split('\n')[0]})`;
    throw wrong(text, rule, 'Close the quote, or write a quote inside a cell twice ("").');
  }
  if (columns === undefined || cells.length === columns) return cells;
  if (
    least !== undefined &&
    cells.length >= least &&
    cells.slice(columns).every((cell) => cell.trim() === '')
  )
    return Array.from({ length: columns }, (_, at) => cells[at] ?? '');
  const rule = `a row must have ${columns} cells, as the header has, not ${cells.length}`;
  const remedy =
    cells.length === 1
      ? 'Delete the line where it is no row, such as a total below the table; else restore it from its source.'
      : `Restore the row from its source; look for a lost quote or ${delimiterNames[delimiter]}.`;
  throw wrong(text, rule, remedy);
}

/** A header as one delimiter makes it: its names without blanks around them. */
export interface HeaderReading {
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
}

/** A header by each delimiter by which it is CSV, the comma first. Throws an InputError where none makes CSV of it. */
export function headerReadings(file: string, row: Buffer): readonly HeaderReading[] {
  const text = rowText(file, row, 1);
  const readings = delimiters.flatMap((delimiter) => {
    const cells = cellsOfLine(text, delimiter);
    return cells === undefined ? [] : [{ delimiter, header: cells.map((cell) => cell.trim()) }];
  });
  return readings.length > 0 ? readings : [{ delimiter: ',', header: rowCells({ file, line: 1 }, row) }];
}

/** The text of a row. Throws an InputError where it is not UTF-8, or has null characters. */
function rowText(file: string, row: Buffer, line: number): string {
  try {
    const text = utf8.decode(row);
    if (!text.includes('\u0000')) return text;
  } catch {
    // Told below, as null characters are.
  }
  throw new InputError({
    file,
    line,
    value: row.subarray(0, 60).toString('latin1'),
    rule: 'the file must be UTF-8 text',
    remedy: 'Save it as "CSV UTF-8"; this is the first row in use that is not.',
  });
}
