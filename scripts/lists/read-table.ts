import { CsvError, parse } from 'csv-parse/sync';
import type { Problem } from '../../src/domain/problem.ts';
import { type Line, readLines } from './read-lines.ts';

/** One row of a list: its line and its cells by column. */
export interface TableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface Table {
  readonly file: string;
  readonly rows: readonly TableRow[];
  readonly problems: readonly Problem[];
  /** False when some row could not be read, so that what it said is unknown. */
  readonly complete: boolean;
}

/** The cells of one line, or why it is not CSV. A row never spans lines, so that one lost quote cannot swallow the rest. */
const cellsOf = (text: string): readonly string[] | CsvError => {
  // Without a quote a row is just its commas; most rows are, and the parser is slow to start on each.
  if (!text.includes('"')) return text.split(',');
  try {
    return parse(text, { relax_column_count: true })[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
};

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

/** Reads a list whose header must name exactly these columns, in any order. Problems of the cells' values are not its matter. */
export async function readTable(
  file: string,
  columns: readonly string[],
  { mayBeEmpty = false }: { readonly mayBeEmpty?: boolean } = {},
): Promise<Table> {
  const read = await readLines(file);
  const problems = [...read.problems];
  const [first, ...rest] = read.lines;
  if (first === undefined || (first.number > 1 && !read.complete)) {
    return { file, rows: [], problems, complete: false };
  }
  const header = cellsOf(first.text);
  if (header instanceof CsvError) {
    return { file, rows: [], problems: [...problems, syntaxProblem(file, first)], complete: false };
  }
  const wrongHeader = headerProblem(file, first, header, columns);
  if (wrongHeader !== undefined) {
    problems.push(wrongHeader.problem);
    if (!wrongHeader.readable) return { file, rows: [], problems, complete: false };
  }

  const rows: TableRow[] = [];
  let complete = read.complete;
  for (const line of rest) {
    const cells = cellsOf(line.text);
    if (cells instanceof CsvError || cells.length !== header.length) {
      complete = false;
      problems.push(
        cells instanceof CsvError
          ? syntaxProblem(file, line)
          : {
              file,
              line: line.number,
              value: line.text,
              rule: `a row must have ${header.length} cells, as the header has, not ${cells.length}`,
              remedy: 'Add or remove commas; put a value that holds a comma in double quotes.',
            },
      );
      continue;
    }
    rows.push({
      line: line.number,
      cells: Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])),
    });
  }
  if (rest.length === 0 && read.complete && !mayBeEmpty) {
    problems.push({
      file,
      rule: 'the list must have at least one row below its header',
      remedy: 'Write the rows, or restore the file from version control.',
    });
  }
  return { file, rows, problems, complete };
}

const syntaxProblem = (file: string, line: Line): Problem => ({
  file,
  line: line.number,
  value: line.text,
  rule: 'a row must be one line of comma-separated cells with balanced double quotes',
  remedy: 'Close the quote, or write a quote inside a cell twice ("").',
});
