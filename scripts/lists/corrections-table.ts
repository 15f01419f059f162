import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { correctionColumns } from '../../src/domain/pharmacy/correction-rows.ts';
import { type ListShape, readTable, type Table } from './read-table.ts';

/** File name of the owner's corrections, in the folder of the lists. */
export const correctionsFile = 'corrections.csv';

const shape: ListShape = {
  columns: correctionColumns,
  blank: ['value', 'until'],
  decimals: [],
  mayBeEmpty: true,
};

/** Reads the corrections of a folder of lists; without the file, the table is empty. */
export async function readCorrectionsTable(directory: string): Promise<Table> {
  const file = join(directory, correctionsFile);
  return existsSync(file) ? readTable(file, shape) : { file, header: [], rows: [], problems: [] };
}
