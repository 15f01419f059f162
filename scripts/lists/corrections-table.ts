import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { correctionShape } from './list-shapes.ts';
import { readTable, type Table } from './read-table.ts';

/** The owner's corrections, beside the lists. */
export const correctionsFile = 'corrections.csv';

/** The rows of the corrections in a folder of lists; none where it has no such file. */
export async function readCorrectionsTable(directory: string): Promise<Table> {
  const file = join(directory, correctionsFile);
  return existsSync(file)
    ? readTable(file, correctionShape)
    : { file, header: [], rows: [], problems: [], complete: true, inHouseForm: true };
}
