import type { z } from 'zod';
import type { Problem } from '../cli/problems/problem.ts';
import { issueParams } from './list-cells.ts';
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

/** Checks every row of a table by its schema and gives the valid ones; each issue becomes one problem. */
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
