import { z } from 'zod';
import { codePoint, type Problem } from '../cli/problems/problem.ts';
import type { Table, TableRow } from './read-table.ts';

/** The remedy and value of a broken rule, as the `params` of a zod issue. */
const issueParams = z.object({ remedy: z.string(), value: z.string().optional() });

/** A valid row with its line in the file. */
export interface ParsedRow<Row> {
  readonly line: number;
  readonly row: Row;
}

export interface ParsedRows<Row> {
  readonly file: string;
  readonly rows: readonly ParsedRow<Row>[];
  readonly problems: readonly Problem[];
}

/** Checks every row of a table by a schema; returns the valid rows, and a problem for each issue. */
export function parseRows<Row>({ file, rows }: Table, schema: z.ZodType<Row, unknown>): ParsedRows<Row> {
  const valid: ParsedRow<Row>[] = [];
  const problems: Problem[] = [];
  for (const row of rows) {
    const parsed = schema.safeParse(row.cells);
    if (parsed.success) valid.push({ line: row.line, row: parsed.data });
    else problems.push(...parsed.error.issues.map((issue) => issueProblem(file, row, issue)));
  }
  return { file, rows: valid, problems };
}

function issueProblem(file: string, { line, cells }: TableRow, issue: z.core.$ZodIssue): Problem {
  const params = issueParams.safeParse('params' in issue ? issue.params : undefined);
  return {
    file,
    line,
    value: params.data?.value ?? cells[String(issue.path[0])],
    rule: issue.message,
    remedy: params.data?.remedy ?? 'Correct the cell.',
  };
}

/** Adds an issue for a broken rule to the cell or row being read, or to a column of the row. */
export function tellIssue(
  context: z.RefinementCtx,
  rule: string,
  params: z.infer<typeof issueParams>,
  column?: string,
): never {
  const path = column === undefined ? [] : [column];
  context.addIssue({ code: 'custom', message: rule, params, path });
  return z.NEVER;
}

const texts = z.record(z.string(), z.string());

/**
 * Makes a schema of a row with `rules` between its cells. The rules see all valid cells even if others are
 * invalid, so that one report has every problem; zod's own refinements would not run then. `some` is the row
 * with each of its cells optional.
 */
export const rowOfCells = <Some, Row extends Some>(
  row: z.ZodType<Row, unknown>,
  some: z.ZodType<Some, unknown>,
  rules: (cells: Some, context: z.RefinementCtx) => void,
) =>
  z.unknown().transform((cells, context) => {
    const read = row.safeParse(cells);
    if (read.success) {
      rules(read.data, context);
      return read.data;
    }
    for (const issue of read.error.issues) context.addIssue({ ...issue });
    const wrong = new Set(read.error.issues.map(({ path: [column] }) => column));
    const right = Object.entries(texts.parse(cells)).filter(([column]) => !wrong.has(column));
    rules(some.parse(Object.fromEntries(right)), context);
    return z.NEVER;
  });

/**
 * Invisible characters, or those that change how their neighbours are read: controls, bidirectional and
 * zero-width characters, line and paragraph separators, unassigned code points, and U+FFFD, which stands for
 * a lost character.
 */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{fffd}]/gu;
const hiddenIn = (text: string): readonly string[] =>
  /^[ -~]*$/.test(text) ? [] : [...new Set(text.match(hidden))].map(codePoint);

type Parse<Value> = (text: string) => Value | undefined;

/** Makes a schema of a cell; the cell is invalid if `parse` returns undefined. */
export const cell = <Value>(parse: Parse<Value>, rule: string, remedy: string) =>
  z.string().transform((text, context) => {
    const found = hiddenIn(text);
    if (found.length > 0) {
      return tellIssue(context, 'a cell must not hold control, bidirectional or invisible characters', {
        value: `${found.join(', ')} in ${text}`,
        remedy: 'Delete these characters; type the cell anew if they cannot be found.',
      });
    }
    const value = parse(text);
    return value === undefined ? tellIssue(context, rule, { remedy }) : value;
  });

/** Returns a parser of decimal numbers from `low` to `high`. */
export const numberWithin =
  (low: number, high: number): Parse<number> =>
  (text) => {
    const value = /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    return value >= low && value <= high ? value : undefined;
  };

/** Returns a parser of texts for which `isKind` holds. */
export const only =
  <Kind extends string>(isKind: (text: string) => text is Kind): Parse<Kind> =>
  (text) =>
    isKind(text) ? text : undefined;

/** Other blanks than single spaces, and markup, which pages would show and searches would miss. */
const unplain = /[^\S ]| {2}|[<>]/;

/** Makes a schema of a cell of plain text, of at most `longest` characters. */
export const text = (column: string, longest = 80) =>
  cell(
    (text) =>
      text.trim() === text && text !== '' && text.length <= longest && !unplain.test(text) ? text : undefined,
    `${column} must be 1 to ${longest} characters of plain text with single, ordinary spaces between words`,
    `Write the ${column} in that length, without markup (< or >), and type its spaces anew.`,
  );
