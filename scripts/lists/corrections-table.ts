import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { correctionColumns } from '../../src/domain/pharmacy/correction-rows.ts';
import { type ListShape, readListTable, type Table } from './read-table.ts';

export const correctionsFile = 'corrections.csv';

const correctionsShape: ListShape = {
  columns: correctionColumns,
  blank: ['value', 'until'],
  decimals: [],
  mayBeEmpty: true,
};

/** Reads corrections.csv of a folder. A missing file gives an empty table. */
export async function readCorrectionsTable(directory: string): Promise<Table> {
  const file = join(directory, correctionsFile);
  return existsSync(file)
    ? readListTable(file, correctionsShape)
    : { file, header: [], rows: [], problems: [] };
}
