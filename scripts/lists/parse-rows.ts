import type { z } from 'zod';
import type { Problem } from '../problems/problem.ts';
import type { ProblemReport } from '../problems/problem-report.ts';
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
}

/** Checks every row of a table by its schema and gives the valid ones; each issue becomes one problem of the report. */
export function parseRows<Row>(
  { file, rows: tableRows }: Table,
  schema: z.ZodType<Row, unknown>,
  report: ProblemReport,
): ParsedRows<Row> {
  const rows: ParsedRow<Row>[] = [];
  for (const tableRow of tableRows) {
    const parsed = schema.safeParse(tableRow.cells);
    if (parsed.success) rows.push({ line: tableRow.line, row: parsed.data });
    else {
      for (const issue of parsed.error.issues) {
        report.tell(file, issue.message, () => issueProblem(file, tableRow, issue));
      }
    }
  }
  return { file, rows };
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
