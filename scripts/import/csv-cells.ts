import { parse } from 'csv-parse/sync';
import { faultOf, InputError } from '../problems/input-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a row. Throws an InputError that names the row when it is not UTF-8. */
function rowText(file: string, row: Buffer, number: number): string {
  try {
    const text = utf8.decode(row);
    if (!text.includes('\u0000')) return text;
  } catch {
    // Told below, as a text with null characters (UTF-16) is.
  }
  throw new InputError({
    file,
    line: number,
    value: row.subarray(0, 60).toString('latin1'),
    rule: 'the file must be UTF-8 text',
    remedy: 'Save it as "CSV UTF-8"; this is the first row in use that is not.',
  });
}

/** The cells of one row, as many as the header has. Throws an InputError that names the row. */
export function rowCells(file: string, row: Buffer, number: number, columns?: number): readonly string[] {
  const text = rowText(file, row, number);
  // All cells quoted and none with a quote inside: the commas between quotes are the only ones that separate.
  const simple =
    text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).split('","') : text.split(',');
  if (simple.length === columns && simple.every((cell) => !cell.includes('"'))) return simple;
  const cells = parsedCells(file, text, number);
  if (columns !== undefined && cells.length !== columns) {
    throw new InputError({
      file,
      line: number,
      value: text,
      rule: `a row must have ${columns} cells, as the header has, not ${cells.length}`,
      remedy: 'Restore the row from its source; look for a lost quote or comma.',
    });
  }
  return cells;
}

function parsedCells(file: string, text: string, number: number): readonly string[] {
  try {
    return parse(text, { relax_column_count: true, bom: true })[0] ?? [];
  } catch (error) {
    throw new InputError({
      file,
      line: number,
      value: text,
      rule: `a row must be comma-separated cells with balanced double quotes (${faultOf(error).split('\n')[0]})`,
      remedy: 'Close the quote, or write a quote inside a cell twice ("").',
    });
  }
}
