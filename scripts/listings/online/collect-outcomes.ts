import { heldToSchema } from '../import/hold-record.ts';
import type { ReadFiles } from '../import/import-files.ts';
import type { RowOutcome } from '../import/record-outcome.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { count } from '../import-report.ts';
import type { DroppedRow } from '../listing-trace.ts';

/** Gathers what a service answered, as an import gathers the rows of its files. */
export interface OutcomeCollector {
  readonly onOutcome: (outcome: RowOutcome) => void;
  /** Counts rows that made no record without being read: `why` is the reason in the report. */
  readonly passOver: (why: string, rows?: number) => void;
  readonly result: () => ReadFiles;
}

/** A collector of one source. `name` is what the report calls the service. A record that comes twice is one. */
export function collectOutcomes(source: string, name: string): OutcomeCollector {
  const records = new Map<string, SourceRecord>();
  const dropped = new Map<string, DroppedRow>();
  const reasons: Record<string, number> = {};
  let rows = 0;
  return {
    onOutcome: (given) => {
      rows += 1;
      const outcome = given.kind === 'record' ? heldToSchema(given.record) : given;
      if (outcome.kind === 'record') records.set(outcome.record.key, outcome.record);
      else {
        count(reasons, outcome.row.why.replace(/^deactivated.*/, 'deactivated'));
        if (outcome.traced) dropped.set(outcome.row.key, outcome.row);
      }
    },
    passOver: (why, more = 1) => {
      rows += more;
      if (more > 0) count(reasons, why, more);
    },
    result: () => ({
      records: [...records.values()],
      points: [],
      dropped: [...dropped.values()],
      read: { [source]: { [name]: rows } },
      droppedCounts: { [source]: reasons },
    }),
  };
}
