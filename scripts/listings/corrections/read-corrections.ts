import type { Problem } from '../../cli/problems/problem.ts';
import { repeats } from '../../lists/list-rules.ts';
import { parseRows } from '../../lists/parse-rows.ts';
import type { Table } from '../../lists/read-table.ts';
import { type Correction, correctionRow } from './correction-row.ts';

/** A correction with the line it stands on. */
export interface Corrected extends Correction {
  readonly line: number;
}

/** What corrections.csv says on a day. */
export interface Corrections {
  readonly file: string;
  /** Those that hold, in the order of the file. */
  readonly current: readonly Corrected[];
  /** Those whose last day is past: they are no longer applied. */
  readonly past: readonly Corrected[];
  readonly problems: readonly Problem[];
}

/** Reads the rows of corrections.csv as of a day, `YYYY-MM-DD` (without it, all hold), with every problem of theirs. */
export function readCorrections(table: Table, today?: string): Corrections {
  const { file, rows, problems } = parseRows(table, correctionRow(today));
  const all = rows.map(({ line, row }): Corrected => ({ line, ...row }));
  const isPast = ({ until }: Corrected): boolean =>
    until !== undefined && today !== undefined && until < today;
  const current = all.filter((correction) => !isPast(correction));
  const lines = new Set(current.map(({ line }) => line));
  const repeated = repeats(
    { ...table, rows: table.rows.filter(({ line }) => lines.has(line)) },
    'correction of a field',
    ({ id = '', field = '' }) => `${id.replace(/^npi:/, '')} ${field}`,
  );
  return {
    file,
    current,
    past: all.filter(isPast),
    problems: [...table.problems, ...problems, ...repeated],
  };
}
