import { z } from 'zod';
import { codePoint, type Problem } from '../cli/problems/problem.ts';
import type { Table, TableRow } from './read-table.ts';

const issueParams = z.object({ remedy: z.string(), value: z.string().optional() });

export interface ParsedRow<Row> {
  readonly line: number;
  readonly row: Row;
}

export interface ParsedRows<Row> {
  readonly file: string;
  readonly rows: readonly ParsedRow<Row>[];
  readonly problems: readonly Problem[];
}

/** Parses a table's rows by a schema. Returns the valid rows, and a problem for each fault. */
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

/** Reports a broken rule to zod. `column` names the cell of a row. */
export function addIssue(
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
 * Returns a schema of a row, with `rules` that compare its cells. They also run on the valid cells of a row
 * with invalid ones, read by `optionalCells`.
 */
export const rowOfCells = <Some, Row extends Some>(
  row: z.ZodType<Row, unknown>,
  optionalCells: z.ZodType<Some, unknown>,
  rules: (cells: Some, context: z.RefinementCtx) => void,
) =>
  z.unknown().transform((cells, context) => {
    const read = row.safeParse(cells);
    if (read.success) {
      rules(read.data, context);
      return read.data;
    }
    // The rules see the valid cells, so that all faults of a row are told at once.
    for (const issue of read.error.issues) context.addIssue({ ...issue });
    const invalidColumns = new Set(read.error.issues.map(({ path: [column] }) => column));
    const validCells = Object.entries(texts.parse(cells)).filter(([column]) => !invalidColumns.has(column));
    rules(optionalCells.parse(Object.fromEntries(validCells)), context);
    return z.NEVER;
  });

// U+FFFD stands for a lost character.
const invisibleCharacters = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{fffd}]/gu;
const invisibleIn = (text: string): readonly string[] =>
  /^[ -~]*$/.test(text) ? [] : [...new Set(text.match(invisibleCharacters))].map(codePoint);

type Parse<Value> = (text: string) => Value | undefined;

/**
 * Returns a schema of a cell. Refuses invisible characters, and text for which `parse` gives undefined, with
 * `rule` and `remedy`.
 */
export const cell = <Value>(parse: Parse<Value>, rule: string, remedy: string) =>
  z.string().transform((text, context) => {
    const invisible = invisibleIn(text);
    if (invisible.length > 0) {
      return addIssue(context, 'a cell must not hold control, bidirectional or invisible characters', {
        value: `${invisible.join(', ')} in ${text}`,
        remedy: 'Delete these characters; type the cell anew if they cannot be found.',
      });
    }
    const value = parse(text);
    return value === undefined ? addIssue(context, rule, { remedy }) : value;
  });

/** Returns a parser of decimal numbers from `low` to `high`, inclusive. */
export const numberWithin =
  (low: number, high: number): Parse<number> =>
  (text) => {
    const value = /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    return value >= low && value <= high ? value : undefined;
  };

/** Returns a parser that accepts the texts for which `isKind` is true. */
export const only =
  <Kind extends string>(isKind: (text: string) => text is Kind): Parse<Kind> =>
  (text) =>
    isKind(text) ? text : undefined;

const oddBlankOrMarkup = /[^\S ]| {2}|[<>]/;

/** Returns a schema of a cell with plain text of 1 to `longest` characters. Problems name `column`. */
export const text = (column: string, longest = 80) =>
  cell(
    (text) =>
      text.trim() === text && text !== '' && text.length <= longest && !oddBlankOrMarkup.test(text)
        ? text
        : undefined,
    `${column} must be 1 to ${longest} characters of plain text with single, ordinary spaces between words`,
    `Write the ${column} in that length, without markup (< or >), and type its spaces anew.`,
  );
