import type { Problem } from '../../../cli/problems/problem.ts';
import type { Delimiter } from '../../../lists/read-table.ts';
import { type RowPlace, rowCells } from '../../import/csv-cells.ts';
import type { InputFile } from '../../import/input-files.ts';
import type { RowOutcome } from '../../import/record-outcome.ts';
import { scanRows } from '../../import/row-scanner.ts';
import type { FileScope, FileSummary } from '../../import/undated-files.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { type CellFault, leastCells, readCell, withDecimalPoints } from './mapped-cells.ts';
import { readRow } from './mapped-row.ts';
import { oneRecordOfEach, type ReadRow } from './rows-of-one-id.ts';

/**
 * Reads a CSV file by a mapping, which looks at the columns that it maps and at no other. Throws an InputError for a row that is not CSV; a
 * row without a usable id or address is dropped, of any other what makes no sense is refused alone. A file in whose column of dates no row
 * has one counts as one without it.
 */
export async function readMappedFile(
  file: InputFile,
  mapping: CsvMapping,
  delimiter: Delimiter,
  scope: FileScope,
  onOutcome: (outcome: RowOutcome) => void,
): Promise<FileSummary> {
  let header: readonly string[] | undefined;
  let least: number | undefined;
  let empty = 0;
  const given: ReadRow[] = [];
  const unread: Problem[] = [];
  const rows = await scanRows(file.open(), {
    file: file.name,
    onRow: (row, { number, line }) => {
      const cells = rowCells({ file: file.name, line }, row, { columns: header?.length, least, delimiter });
      if (header === undefined) {
        header = cells.map((name) => name.trim());
        least = leastCells(header, mapping);
        return;
      }
      // A spreadsheet writes rows without a word below its last one.
      if (cells.every((cell) => cell.trim() === '')) {
        empty += 1;
        return;
      }
      const names = header;
      const cell = (column: string): string => (cells[names.indexOf(column)] ?? '').trim();
      const read = delimiter === ';' ? withDecimalPoints(cell, mapping) : cell;
      const outcome = readRow(read, mapping, `${file.name}, row ${number}`, scope, (fault) =>
        unread.push(problemOf(fault, { file: file.name, line })),
      );
      given.push({ outcome, number, id: readCell(mapping.fields.id, read) });
    },
  });
  const outcomes = oneRecordOfEach(given);
  const { date, ...others } = mapping.fields;
  const records = outcomes.flatMap((outcome) => (outcome.kind === 'record' ? [outcome.record] : []));
  if (date !== undefined && records.length > 0 && records.every((record) => record.date === undefined))
    return readMappedFile(file, { ...mapping, fields: others }, delimiter, scope, onOutcome);
  for (const outcome of outcomes) onOutcome(outcome);
  const dated = mapping.date !== undefined || date !== undefined;
  return { rows: Math.max(0, rows - 1 - empty), source: mapping.source, dated, unread };
}

const problemOf = ({ field, columns, value, why }: CellFault, { file, line }: RowPlace): Problem => ({
  ...{ file, line, value },
  rule: `${columns.map((name) => `"${name}"`).join(', ')} must tell the ${field}: ${why}`,
  remedy: field.startsWith('hours')
    ? 'Write times such as 9:00 AM or 09:00, or "closed", for each day; until then its hours are unknown.'
    : 'Mend the cell, or empty it; until then the listing goes without it.',
});
