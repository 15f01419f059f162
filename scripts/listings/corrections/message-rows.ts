import { correctionColumns, visitorWho } from '../../../src/domain/pharmacy/correction-rows.ts';
import { cellsOfLine, type TableRow } from '../../lists/read-table.ts';

const header = correctionColumns.join(',');

/**
 * Returns the rows of corrections.csv under their header in a message, each once, at any depth of quoting. A
 * row without who or date is a visitor's, of `today` (`YYYY-MM-DD`). Lines are the message's.
 */
export function messageRows(message: string, today: string): readonly TableRow[] {
  const lines = message.split(/\r\n|\n|\r/).map((line) => line.replace(/^[>\s]+/, '').trimEnd());
  const found = new Map<string, TableRow>();
  let isBelowHeader = false;
  for (let index = 0; index < lines.length; index += 1) {
    let row = lines[index] ?? '';
    if (row === header || !isBelowHeader || !row.includes(',')) {
      isBelowHeader = row === header;
      continue;
    }
    const line = index + 1;
    // Mail programs break long lines.
    while (cellsOfLine(row, ',') === undefined && index + 1 < lines.length) {
      index += 1;
      row = `${row} ${lines[index] ?? ''}`;
    }
    const texts = cellsOfLine(row, ',') ?? [row];
    const cells = Object.fromEntries(correctionColumns.map((column, at) => [column, texts[at] ?? '']));
    const key = JSON.stringify(cells);
    if (!found.has(key))
      found.set(key, { line, cells: { ...cells, who: cells.who || visitorWho, date: cells.date || today } });
  }
  return [...found.values()];
}
