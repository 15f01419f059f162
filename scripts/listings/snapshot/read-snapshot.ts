import { rowCells } from '../import/csv-cells.ts';
import type { InputFile } from '../import/input-files.ts';
import type { RowOutcome } from '../import/record-outcome.ts';
import { scanRows } from '../import/row-scanner.ts';
import type { FileSummary } from '../import/undated-files.ts';
import { type RegisterScope, readProvider, registerSource } from '../sources/nppes/nppes-provider.ts';
import { pointOf, providerOf, type SnapshotRow, snapshotColumns } from './snapshot-rows.ts';

/** Whether a CSV's header is the snapshot's. */
export const isSnapshotHeader = (header: readonly string[]): boolean =>
  header.join(',') === snapshotColumns.join(',');

/**
 * Reads a snapshot by the rules of any import of the register. Throws an InputError for a row that has not as many cells as
 * the header.
 */
export async function readSnapshotFile(
  file: InputFile,
  scope: RegisterScope,
  {
    onOutcome,
    onPoint,
  }: {
    readonly onOutcome: (outcome: RowOutcome) => void;
    readonly onPoint: (outcome: RowOutcome) => void;
  },
): Promise<FileSummary> {
  const rows = await scanRows(file.open(), {
    file: file.name,
    onRow: (bytes, { number, line }) => {
      const cells = rowCells({ file: file.name, line }, bytes, { columns: snapshotColumns.length });
      if (number === 1) return;
      const row = rowOf(cells);
      const outcome = readProvider(providerOf(row), `${file.name}, row ${number}`, scope);
      onOutcome(outcome);
      const point = outcome.kind === 'record' ? pointOf(row, outcome.record) : undefined;
      if (point !== undefined) onPoint({ kind: 'record', record: point });
    },
  });
  return { rows: Math.max(0, rows - 1), source: registerSource, dated: true };
}

function rowOf(cells: readonly string[]): SnapshotRow {
  const cell = (column: (typeof snapshotColumns)[number]): string =>
    cells[snapshotColumns.indexOf(column)] ?? '';
  return {
    npi: cell('npi'),
    name: cell('name'),
    registered: cell('registered'),
    trading: cell('trading'),
    street: cell('street'),
    unit: cell('unit'),
    city: cell('city'),
    state: cell('state'),
    zip: cell('zip'),
    phone: cell('phone'),
    codes: cell('codes'),
    enumerated: cell('enumerated'),
    updated: cell('updated'),
    precision: cell('precision'),
    lat: cell('lat'),
    lng: cell('lng'),
    placed: cell('placed'),
    placed_on: cell('placed_on'),
  };
}
