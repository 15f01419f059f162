import { correctionColumns, visitorWho } from '../../../src/domain/pharmacy/correction-rows.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { cellsOfLine, type TableRow } from '../../lists/read-table.ts';

const header = correctionColumns.join(',');
const rowStart = /^[\w:/.-]+,[a-zA-Z]+,/;

/** Returns the rows of corrections.csv in an e-mail, dated `today` (`YYYY-MM-DD`), or problems. */
export function messageRows(message: string, file: string, today: string): Checked<readonly TableRow[]> {
  const lines = message.split(/\r\n|\n|\r/).map((line) => line.replace(/^[>\s]+/, '').trimEnd());
  const rowsFound = new Map<string, TableRow>();
  const problems: Problem[] = [];
  let isBelowHeader = false;
  for (let index = 0; index < lines.length; index += 1) {
    let row = lines[index] ?? '';
    if (row === header || !isBelowHeader || !row.includes(',')) {
      isBelowHeader = row === header;
      continue;
    }
    const line = index + 1;
    // Mail programs break long lines.
    for (
      let next = lines[line];
      next && rowCells(row).length < correctionColumns.length;
      next = lines[index + 1]
    ) {
      if (rowStart.test(next)) break;
      index += 1;
      row = `${row} ${next}`;
    }
    const [id = '', field = '', value = '', ...otherCells] = rowCells(row);
    if (otherCells.length === correctionColumns.length - 3)
      rowsFound.set(JSON.stringify([id, field, value]), {
        line,
        cells: { id, field, value, who: visitorWho, date: today, until: '' },
      });
    else problems.push({ file, line, value: row, ...brokenRow });
  }
  if (problems.length === 0 && rowsFound.size === 0) problems.push({ file, ...noRows });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: [...rowsFound.values()] };
}

const rowCells = (row: string): readonly string[] => cellsOfLine(row, ',') ?? [];

const brokenRow = {
  rule: `a row must have the cells ${header}`,
  remedy: 'Write the row in one line, and in double quotes what has a comma.',
};

const noRows = {
  rule: 'a message must hold rows of corrections.csv under their header',
  remedy: `Save the whole message as text; its rows follow the line ${header}.`,
};
