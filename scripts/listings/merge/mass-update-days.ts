import type { SourceRecord } from '../import/source-record.ts';
import { countBy } from '../text-table.ts';

/**
 * Days of mass updates in the register's file of October 2025, with more than 0.5 % of its pharmacies of
 * sixteen states instead of 0.02 %. Listed here for imports that are too small to show them.
 */
const knownDays = ['2018-07-19', '2020-08-22', '2022-07-21', '2023-03-07', '2025-09-11', '2025-09-19'];

/** A mass update has more than this share of the register's records, and at least this many. */
const improbableShare = 0.004;
const fewestRecords = 20;

/** Returns days of mass updates in the register, on which a record's date says nothing of its business. */
export function massUpdateDays(records: readonly SourceRecord[]): ReadonlySet<string> {
  const dated = records.flatMap(({ kind, date }) =>
    kind === 'register' && date !== undefined ? [date] : [],
  );
  const most = Math.max(fewestRecords, dated.length * improbableShare);
  const busy = Object.entries(countBy(dated, String)).filter(([, count]) => count >= most);
  return new Set([...knownDays, ...busy.map(([day]) => day)]);
}
