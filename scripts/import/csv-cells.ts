import { parse } from 'csv-parse/sync';
import { faultOf, InputError } from '../problems/input-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The cells of one row, as many as the header has. Throws an InputError that names the row. */
export function rowCells(file: string, row: Buffer, line: number, columns?: number): readonly string[] {
  const wrong = (value: string, rule: string, remedy: string): InputError =>
    new InputError({ file, line, value, rule, remedy });
  const text = rowText(row);
  if (text === undefined) {
    const start = row.subarray(0, 60).toString('latin1');
    const remedy = 'Save it as "CSV UTF-8"; this is the first row in use that is not.';
    throw wrong(start, 'the file must be UTF-8 text', remedy);
  }
  // All cells quoted and none with a quote inside: the commas between quotes are the only ones that separate.
  const simple =
    text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).split('","') : text.split(',');
  if (simple.length === columns && simple.every((cell) => !cell.includes('"'))) return simple;
  let cells: readonly string[];
  try {
    cells = parse(text, { relax_column_count: true, bom: true })[0] ?? [];
  } catch (error) {
    const rule = `a row must be comma-separated cells with balanced double quotes (${faultOf(error).split('\n')[0]})`;
    throw wrong(text, rule, 'Close the quote, or write a quote inside a cell twice ("").');
  }
  if (columns === undefined || cells.length === columns) return cells;
  const rule = `a row must have ${columns} cells, as the header has, not ${cells.length}`;
  throw wrong(text, rule, 'Restore the row from its source; look for a lost quote or comma.');
}

/** The text of a row; undefined where it is not UTF-8, or has null characters as UTF-16 has. */
function rowText(row: Buffer): string | undefined {
  try {
    const text = utf8.decode(row);
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}
