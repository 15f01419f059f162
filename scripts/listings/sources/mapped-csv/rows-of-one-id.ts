import { droppedRow, type RowOutcome } from '../../import/record-outcome.ts';
import type { SourceRecord } from '../../import/source-record.ts';

/** What became of a row of a mapped list. */
export interface ReadRow {
  readonly outcome: RowOutcome;
  /** Its number in the file. */
  readonly number: number;
  /** Its id as the list writes it: `PH/31` where the key ends in `PH-31`. */
  readonly id: string | undefined;
}

const isPlain = ({ id }: ReadRow, { key, source }: SourceRecord): boolean => key === `${source}/${id}`;

/** Returns one record for each key: the row whose id is written so, else the first. Others drop. */
export function oneRecordOfEach(rows: readonly ReadRow[]): readonly RowOutcome[] {
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
