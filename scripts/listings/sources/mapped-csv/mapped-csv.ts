import type { Problem } from '../../../cli/problems/problem.ts';
import type { Delimiter } from '../../../lists/read-table.ts';
import { readCsv } from '../../import/csv-rows.ts';
import { InputError } from '../../import/input-error.ts';
import type { InputFile } from '../../import/input-files.ts';
import {
  droppedRow,
  type FileScope,
  type FileSummary,
  type RowOutcome,
} from '../../import/record-outcome.ts';
import type { SourceRecord } from '../../import/source-record.ts';
import { type CsvMapping, columnsOfRules } from './csv-mapping.ts';
import { type CellFault, neededFields, readCell, withDecimalPoints } from './mapped-cells.ts';
import { readRow } from './mapped-row.ts';

/** A number as a spreadsheet writes it that had no room for its digits: `1.67E+15`. */
const rounded = /^\d(?:[.,]\d+)?E\+\d+$/i;

/**
 * Reads a CSV file by a mapping. A row without a usable id or address is dropped, of any other what makes no
 * sense is refused alone. A column of dates without any counts as none. Throws an InputError with all rows
 * that are not CSV or whose id is rounded.
 */
export async function readMappedFile(
  file: InputFile,
  mapping: CsvMapping,
  delimiter: Delimiter,
  scope: FileScope,
  onOutcome: (outcome: RowOutcome) => void,
): Promise<FileSummary> {
  const { name } = file;
  const given: ReadRow[] = [];
  const unread: Problem[] = [];
  const spoilt: Problem[] = [];
  const needed = columnsOfRules(neededFields.map((field) => mapping.fields[field]));
  const ids = columnsOfRules([mapping.fields.id]);
  const rows = await readCsv(file, { delimiter, needed, mayBeShort: true }, (column, { number, line }) => {
    const read = delimiter === ';' ? withDecimalPoints(column, mapping) : column;
    spoilt.push(
      ...ids.filter((id) => rounded.test(read(id))).map((id) => roundedId(name, line, id, read(id))),
    );
    const outcome = readRow(read, mapping, `${name}, row ${number}`, scope, (fault) =>
      unread.push({ file: name, line, ...problemOf(fault) }),
    );
    given.push({ outcome, number, id: readCell(mapping.fields.id, read) });
  });
  const [first, ...others] = spoilt;
  if (first !== undefined) throw new InputError(first, ...others);
  const outcomes = oneRecordOfEach(given);
  const { date, ...undated } = mapping.fields;
  const records = outcomes.flatMap((outcome) => (outcome.kind === 'record' ? [outcome.record] : []));
  if (date !== undefined && records.length > 0 && records.every((record) => record.date === undefined))
    return readMappedFile(file, { ...mapping, fields: undated }, delimiter, scope, onOutcome);
  for (const outcome of outcomes) onOutcome(outcome);
  return { rows, source: mapping.source, dated: mapping.date !== undefined || date !== undefined, unread };
}

const roundedId = (file: string, line: number, column: string, value: string): Problem => ({
  ...{ file, line, value },
  rule: `"${column}" must hold ids, and a spreadsheet has rounded them`,
  remedy:
    'Format the column as text where the list comes from, and export it again: here the digits are lost.',
});

const problemOf = ({ field, columns, value, why }: CellFault): Omit<Problem, 'file' | 'line'> => ({
  value,
  rule: `${columns.map((name) => `"${name}"`).join(', ')} must tell the ${field}: ${why}`,
  remedy: field.startsWith('hours')
    ? 'Write times such as 9:00 AM or 09:00, or "closed", for each day; until then its hours are unknown.'
    : 'Mend the cell, or empty it; until then the listing goes without it.',
});

/** What became of a row of a mapped list. */
interface ReadRow {
  readonly outcome: RowOutcome;
  /** Its number in the file. */
  readonly number: number;
  /** Its id as the list writes it: `PH/31` where the key ends in `PH-31`. */
  readonly id: string | undefined;
}

const isPlain = ({ id }: ReadRow, { key, source }: SourceRecord): boolean => key === `${source}/${id}`;

/** Returns one record for each key: the row whose id is written so, else the first. Others drop. */
function oneRecordOfEach(rows: readonly ReadRow[]): readonly RowOutcome[] {
  const first = new Map<string, ReadRow>();
  const plain = new Map<string, ReadRow>();
  for (const row of rows) {
    if (row.outcome.kind === 'dropped') continue;
    const { record } = row.outcome;
    if (!first.has(record.key)) first.set(record.key, row);
    if (isPlain(row, record) && !plain.has(record.key)) plain.set(record.key, row);
  }
  return rows.map((row) => {
    const { outcome, number } = row;
    const { key, source, origin } = outcome.kind === 'record' ? outcome.record : outcome.row;
    const kept = plain.get(key) ?? first.get(key);
    if (kept === undefined || kept === row) return outcome;
    const other = `${key}@${number}`;
    if (outcome.kind === 'dropped') return { ...outcome, row: { ...outcome.row, key: other } };
    const why =
      kept.id === row.id
        ? 'its id is that of an earlier row'
        : 'its id is that of another row but for signs that an address cannot have';
    return droppedRow({ key: other, source, origin, why });
  });
}
