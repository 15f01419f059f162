import { rowCells } from './csv-cells.ts';
import type { InputFile } from './input-files.ts';
import { scanRows } from './row-scanner.ts';

interface CsvChoices {
  /** Only rows that hold this text are read; all rows are counted. */
  readonly needle?: string | undefined;
  /** Told of the bytes as they are read. */
  readonly onChunk?: ((bytes: number) => void) | undefined;
  /** Whether a row may have more or fewer cells than the header. */
  readonly ragged?: boolean | undefined;
}

/**
 * Reads a CSV file: `readHeader` is given the names of the columns and gives what reads each row below them. Gives the
 * number of rows below the header. Throws an InputError for a row that is not CSV.
 */
export async function readCsv(
  file: InputFile,
  readHeader: (names: readonly string[]) => (cells: readonly string[], number: number) => void,
  { needle, onChunk, ragged = false }: CsvChoices = {},
): Promise<number> {
  let width: number | undefined;
  let readRow: ReturnType<typeof readHeader> | undefined;
  const rows = await scanRows(counted(await file.open(), onChunk), {
    file: file.name,
    needle,
    onRow: (row, number) => {
      const cells = rowCells(file.name, row, number, width);
      if (readRow !== undefined) return readRow(cells, number);
      readRow = readHeader(cells);
      width = ragged ? undefined : cells.length;
    },
  });
  return Math.max(0, rows - 1);
}

async function* counted(
  chunks: AsyncIterable<unknown>,
  onChunk: ((bytes: number) => void) | undefined,
): AsyncGenerator<unknown> {
  for await (const chunk of chunks) {
    if (Buffer.isBuffer(chunk)) onChunk?.(chunk.length);
    yield chunk;
  }
}
