import type { Problem } from '../../cli/problems/problem.ts';
import { readCorrectionsTable } from '../../lists/corrections-table.ts';
import { repeats } from '../../lists/list-rules.ts';
import { parseRows } from '../../lists/parse-rows.ts';
import type { Table } from '../../lists/read-table.ts';
import { type Correction, correctionRow } from './correction-row.ts';

export interface CorrectionAtLine extends Correction {
  readonly line: number;
}

export interface Corrections {
  readonly file: string;
  readonly current: readonly CorrectionAtLine[];
  readonly expired: readonly CorrectionAtLine[];
  readonly problems: readonly Problem[];
}

/** Checks corrections.csv. A row has expired if its `until` is before `today` (`YYYY-MM-DD`, if given). */
export function readCorrections(table: Table, today?: string): Corrections {
  const { file, rows, problems } = parseRows(table, correctionRow(today));
  const all = rows.map(({ line, row }): CorrectionAtLine => ({ line, ...row }));
  const isExpired = ({ until }: CorrectionAtLine): boolean =>
    until !== undefined && today !== undefined && until < today;
  const current = all.filter((correction) => !isExpired(correction));
  const lines = new Set(current.map(({ line }) => line));
  const repeated = repeats(
    { ...table, rows: table.rows.filter(({ line }) => lines.has(line)) },
    'correction of a field',
    ({ id = '', field = '' }) => `${id.replace(/^npi:/, '')} ${field}`,
  );
  return {
    file,
    current,
    expired: all.filter(isExpired),
    problems: [...table.problems, ...problems, ...repeated],
  };
}

/** Returns report lines on corrections of a pharmacy, by its ids or NPIs. `today` is `YYYY-MM-DD`. */
export async function correctionLines(
  directory: string,
  ids: readonly string[],
  today: string,
): Promise<readonly string[]> {
  const { file, current, expired } = readCorrections(await readCorrectionsTable(directory), today);
  const isAsked = ({ id }: { readonly id: string }): boolean => ids.includes(id) || ids.includes(`npi:${id}`);
  const shown = [
    ...current.filter(isAsked).map((correction) => ({ correction, end: 'above all sources' })),
    ...expired.filter(isAsked).map((correction) => ({ correction, end: 'no longer applied' })),
  ];
  if (shown.length === 0) return [];
  return [
    'Corrected by the owner',
    ...shown.map(({ correction: { line, field, value, who, date, until }, end }) => {
      const term = until === undefined ? '' : `, until ${until}`;
      return `  ${field.padEnd(14)} ${value === '' ? 'not known' : value}\n  ${''.padEnd(14)} from owner, by ${who}, ${date}${term} (${file}:${line}; ${end})`;
    }),
  ];
}
