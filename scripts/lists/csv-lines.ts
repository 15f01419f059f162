import { CsvError, parse } from 'csv-parse/sync';

/** What spreadsheets put between cells: commas, or semicolons where the comma is the decimal mark, or tabs. */
const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

const parseLines = (text: string, delimiter: Delimiter): readonly (readonly string[])[] | undefined => {
  try {
    return parse(text, { delimiter, record_delimiter: '\n', relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
};

/**
 * The cells of each line, or undefined for a line that is not CSV. A row never spans lines, so that one lost quote cannot
 * swallow the rest: where the lines together do not give one row each, every line is read by itself.
 */
export function cellsOfLines(
  lines: readonly string[],
  delimiter: Delimiter,
): readonly (readonly string[] | undefined)[] {
  const together = parseLines(lines.join('\n'), delimiter);
  if (together?.length === lines.length) return together;
  return lines.map((line) => cellsOfLine(line, delimiter));
}

/** The parser is slow to start and slower to fail: it is not asked where the number of quotes tells. */
function cellsOfLine(line: string, delimiter: Delimiter): readonly string[] | undefined {
  const quotes = line.split('"').length - 1;
  if (quotes === 0) return line.split(delimiter);
  return quotes % 2 === 1 ? undefined : parseLines(line, delimiter)?.[0];
}

/** The delimiter that makes the most of the columns out of a header; the comma where none does. */
export const delimiterOf = (header: string, columns: readonly string[]): Delimiter =>
  delimiters
    .map((delimiter) => ({
      delimiter,
      found: (cellsOfLines([header], delimiter)[0] ?? []).filter((cell) => columns.includes(cell)).length,
    }))
    .reduce((best, next) => (next.found > best.found ? next : best)).delimiter;
