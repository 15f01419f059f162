import { CsvError, parse } from 'csv-parse/sync';

/** What spreadsheets put between cells: commas, or semicolons where the comma is the decimal mark, or tabs; offices of states upright bars. */
export const delimiters = [',', ';', '\t', '|'] as const;
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
 * swallow the rest: where the lines together do not give one row each, every line is read by itself. The parser is slow to start and
 * slower to fail: it is not asked where there are no quotes, or where their number tells.
 */
export function cellsOfLines(
  lines: readonly string[],
  delimiter: Delimiter,
): readonly (readonly string[] | undefined)[] {
  const quoted = lines.filter(hasQuote);
  const together = quoted.length === 0 ? [] : parseLines(quoted.join('\n'), delimiter);
  const parsed = together?.length === quoted.length ? together.values() : undefined;
  return lines.map((line) => {
    if (!hasQuote(line)) return line.split(delimiter);
    return parsed === undefined ? cellsOfQuoted(line, delimiter) : parsed.next().value;
  });
}

const hasQuote = (line: string): boolean => line.includes('"');

function cellsOfQuoted(line: string, delimiter: Delimiter): readonly string[] | undefined {
  const quotes = line.split('"').length - 1;
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
