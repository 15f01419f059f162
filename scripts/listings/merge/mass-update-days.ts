import type { SourceRecord } from '../import/source-record.ts';
import { countBy } from '../text-table.ts';

/**
 * Days on which the register itself changed entries of hundreds of unrelated companies, as found in its file
 * of October 2025: each holds more than 0.5 % of its pharmacies of sixteen states, on a usual day it is 0.02
 * %. They are known here for imports that are too small to show them.
 */
const knownDays = ['2018-07-19', '2020-08-22', '2022-07-21', '2023-03-07', '2025-09-11', '2025-09-19'];

/** A day with more than this share of the register's records, and so many at least, is no business's. */
const improbableShare = 0.004;
const fewestRecords = 20;

/** Gives the days on which too many of the register's records changed to say anything of a business. */
export function massUpdateDays(records: readonly SourceRecord[]): ReadonlySet<string> {
  const dated = records.flatMap(({ kind, date }) =>
    kind === 'register' && date !== undefined ? [date] : [],
  );
  const most = Math.max(fewestRecords, dated.length * improbableShare);
  const busy = Object.entries(countBy(dated, String)).filter(([, count]) => count >= most);
  return new Set([...knownDays, ...busy.map(([day]) => day)]);
}
