import { readCsv } from '../import/csv-rows.ts';
import type { InputFile } from '../import/input-files.ts';
import type { FileSummary, ImportScope, RowOutcome } from '../import/record-outcome.ts';
import { readProvider, registerSource } from '../sources/nppes/nppes-provider.ts';
import { guarded, pointOf, providerOf, type SnapshotColumn, snapshotColumns } from './snapshot-rows.ts';

/** Whether a CSV's header is the snapshot's. */
export const isSnapshotHeader = (header: readonly string[]): boolean =>
  header.join(',') === snapshotColumns.join(',');

/** Reads a snapshot by the rules of any import of the register. Throws an InputError with the rows that cannot be read. */
export async function readSnapshotFile(
  file: InputFile,
  scope: ImportScope,
  {
    onOutcome,
    onPoint,
  }: {
    readonly onOutcome: (outcome: RowOutcome) => void;
    readonly onPoint: (outcome: RowOutcome) => void;
  },
): Promise<FileSummary> {
  const rows = await readCsv(file, { needed: snapshotColumns }, (column, { number }) => {
    const cell = (name: SnapshotColumn): string => column(name).replace(guarded, '');
    const outcome = readProvider(providerOf(cell), `${file.name}, row ${number}`, scope);
    onOutcome(outcome);
    const point = outcome.kind === 'record' ? pointOf(cell, outcome.record) : undefined;
    if (point !== undefined) onPoint({ kind: 'record', record: point });
  });
  return { rows, source: registerSource, dated: true };
}
