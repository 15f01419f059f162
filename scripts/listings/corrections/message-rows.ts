import { correctionColumns, visitorWho } from '../../../src/domain/pharmacy/correction-rows.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { cellsOfLine, type TableRow } from '../../lists/read-table.ts';

const header = correctionColumns.join(',');
/** How a row begins: its id and its field. */
const rowStart = /^[\w:/.-]+,[a-zA-Z]+,/;

/**
 * Returns the rows of corrections.csv that stand in a message under their header, each once, however deep it
 * is quoted, or a problem for each row that is not whole. All are a visitor's, of `today` (`YYYY-MM-DD`),
 * without an end. Lines are those of `file`, the message.
 */
export function messageRows(message: string, file: string, today: string): Checked<readonly TableRow[]> {
  const lines = message.split(/\r\n|\n|\r/).map((line) => line.replace(/^[>\s]+/, '').trimEnd());
  const found = new Map<string, TableRow>();
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
      next && cellsIn(row).length < correctionColumns.length;
      next = lines[index + 1]
    ) {
      if (rowStart.test(next)) break;
      index += 1;
      row = `${row} ${next}`;
    }
    const [id = '', field = '', value = '', ...others] = cellsIn(row);
    if (others.length === correctionColumns.length - 3)
      found.set(JSON.stringify([id, field, value]), {
        line,
        cells: { id, field, value, who: visitorWho, date: today, until: '' },
      });
    else problems.push({ file, line, value: row, ...notWhole });
  }
  if (problems.length === 0 && found.size === 0) problems.push({ file, ...withoutRows });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: [...found.values()] };
}

/** The cells of a row; none where a quote is not closed. */
const cellsIn = (row: string): readonly string[] => cellsOfLine(row, ',') ?? [];

const notWhole = {
  rule: `a row must have the cells ${header}`,
  remedy: 'Write the row in one line, and in double quotes what has a comma.',
};

const withoutRows = {
  rule: 'a message must hold rows of corrections.csv under their header',
  remedy: `Save the whole message as text; its rows follow the line ${header}.`,
};
