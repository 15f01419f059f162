import type { Problem } from '../../cli/problems/problem.ts';
import { readCorrectionsTable } from '../../lists/corrections-table.ts';
import { repeats } from '../../lists/list-rules.ts';
import { parseRows } from '../../lists/parse-rows.ts';
import type { Table } from '../../lists/read-table.ts';
import { type Correction, correctionRow } from './correction-row.ts';

/** A correction with its line in the file. */
export interface Corrected extends Correction {
  readonly line: number;
}

/** The contents of corrections.csv on a day. */
export interface Corrections {
  readonly file: string;
  /** Corrections that hold, in the order of the file. */
  readonly current: readonly Corrected[];
  /** Corrections past their last day, which are not applied. */
  readonly past: readonly Corrected[];
  readonly problems: readonly Problem[];
}

/** Reads corrections.csv as of a day (`YYYY-MM-DD`), with every problem. Without a day all rows hold. */
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

/** Returns report lines on the owner's corrections of a pharmacy, by its ids, or none if there are none. */
export async function correctionLines(
  directory: string,
  ids: readonly string[],
  today: string,
): Promise<readonly string[]> {
  const { file, current, past } = readCorrections(await readCorrectionsTable(directory), today);
  const isAsked = ({ id }: { readonly id: string }): boolean => ids.includes(id) || ids.includes(`npi:${id}`);
  const shown = [
    ...current.filter(isAsked).map((correction) => ({ correction, end: 'above all sources' })),
    ...past.filter(isAsked).map((correction) => ({ correction, end: 'no longer applied' })),
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
