import type { z } from 'zod';
import { issueParams } from '../../src/data/list-rows.ts';
import type { Problem } from '../../src/domain/problem.ts';
import type { Table, TableRow } from './read-table.ts';

/** A valid row with the line it stands on. */
export interface ParsedRow<Row> {
  readonly line: number;
  readonly row: Row;
}

export interface ParsedRows<Row> {
  readonly file: string;
  readonly rows: readonly ParsedRow<Row>[];
  readonly problems: readonly Problem[];
}

/** Checks every row of a table by its schema; each issue becomes one problem. */
export function parseRows<Row>(table: Table, schema: z.ZodType<Row, unknown>): ParsedRows<Row> {
  const rows: ParsedRow<Row>[] = [];
  const problems: Problem[] = [];
  for (const tableRow of table.rows) {
    const parsed = schema.safeParse(tableRow.cells);
    if (parsed.success) rows.push({ line: tableRow.line, row: parsed.data });
    else problems.push(...parsed.error.issues.map((issue) => issueProblem(table.file, tableRow, issue)));
  }
  return { file: table.file, rows, problems };
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

/** The rows whose key no earlier row has, and one problem for each row that repeats a key. */
export function withoutDuplicates<Row>(
  { file, rows, problems }: ParsedRows<Row>,
  what: string,
  keyOf: (row: Row) => string,
): ParsedRows<Row> {
  const firstLines = new Map<string, number>();
  const unique: ParsedRow<Row>[] = [];
  const repeats: Problem[] = [];
  for (const parsed of rows) {
    const key = keyOf(parsed.row);
    const first = firstLines.get(key);
    if (first === undefined) {
      firstLines.set(key, parsed.line);
      unique.push(parsed);
    } else {
      repeats.push({
        file,
        line: parsed.line,
        value: key,
        rule: `${what} must be unique`,
        remedy: `Line ${first} has it already; remove or rename one of the two.`,
      });
    }
  }
  return { file, rows: unique, problems: [...problems, ...repeats] };
}
