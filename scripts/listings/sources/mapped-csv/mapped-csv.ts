import type { Problem } from '../../../cli/problems/problem.ts';
import type { Delimiter } from '../../../lists/read-table.ts';
import { readCsv } from '../../import/csv-rows.ts';
import type { InputFile } from '../../import/input-files.ts';
import {
  droppedRow,
  type FileScope,
  type FileSummary,
  type RowOutcome,
} from '../../import/record-outcome.ts';
import { type CellFault, type CsvMapping, columnsOfRules } from './csv-mapping.ts';
import { readRow } from './mapped-row.ts';

/**
 * Reads a CSV file by a mapping, and passes its records and dropped rows to `onOutcome`.
 * Throws an InputError for missing columns or broken rows.
 */
export async function readMappedFile(
  file: InputFile,
  mapping: CsvMapping,
  delimiter: Delimiter,
  scope: FileScope,
  onOutcome: (outcome: RowOutcome) => void,
): Promise<FileSummary> {
  const outcomes: RowOutcome[] = [];
  const dates = new Set<string | undefined>();
  const keys = new Set<string>();
  const unread: Problem[] = [];
  const { id, street, city, state, zip } = mapping.fields;
  const needed = columnsOfRules([id, street, city, state, zip]);
  const rows = await readCsv(file, { delimiter, needed, mayBeShort: true }, (column, line) => {
    const outcome = readRow(column, mapping, `${file.name}, row ${line}`, scope, (fault) =>
      unread.push({ file: file.path, line, ...problemOf(fault) }),
    );
    if (outcome.kind === 'dropped') {
      outcomes.push(outcome);
      return;
    }
    const { key, source, origin, date } = outcome;
    const why = 'its id is that of an earlier row';
    outcomes.push(keys.has(key) ? droppedRow({ key: `${key}@${line}`, source, origin, why }) : outcome);
    keys.add(key);
    dates.add(date);
  });
  const { date, ...undated } = mapping.fields;
  if (date !== undefined && dates.size === 1 && dates.has(undefined))
    return readMappedFile(file, { ...mapping, fields: undated }, delimiter, scope, onOutcome);
  for (const outcome of outcomes) onOutcome(outcome);
  return { rows, source: mapping.source, dated: mapping.date !== undefined || date !== undefined, unread };
}

const problemOf = ({ field, rules, value, why }: CellFault): Omit<Problem, 'file' | 'line'> => ({
  value,
  rule: `${columnsOfRules(rules)
    .map((name) => `"${name}"`)
    .join(', ')} must tell the ${field}: ${why}`,
  remedy: remedyOf(field),
});

function remedyOf(field: string): string {
  if (field === 'id') return 'Format the column as text and export the list again; this row is left out.';
  return field.startsWith('hours')
    ? 'Write times such as 9:00 AM or 09:00, or "closed", for each day; until then its hours are unknown.'
    : 'Mend the cell, or empty it; until then the listing goes without it.';
}
