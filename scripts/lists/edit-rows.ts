import { dirname } from 'node:path';
import { csvCell } from '../../src/domain/text/csv-cell.ts';
import { type Checked, failedCheck } from '../cli/problems/problem.ts';
import { withListsOption } from './list-directory.ts';
import { cellsOfLine, decodeList, delimiterOf, type ListShape, type TableRow } from './read-table.ts';

export type RowEdit = 'keep' | 'remove' | TableRow['cells'];

const line = /[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g;
const lineEnd = /[\r\n]*$/;

/**
 * Returns a CSV list's text after `edit` has kept, changed or removed its rows; a problem if it is not UTF-8.
 */
export function editRows(
  file: string,
  bytes: Buffer,
  shape: ListShape,
  edit: (cells: TableRow['cells']) => RowEdit,
): Checked<string> {
  const decoded = decodeList(file, bytes);
  if (!decoded.ok) return decoded;
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) {
    return failedCheck(file, {
      value: 'UTF-16',
      rule: 'a list that is edited by a command must be UTF-8 text',
      remedy: withListsOption(dirname(file), 'Run "npm run check -- --fix" first.'),
    });
  }
  const [headerLine = '', ...rowLines] = text.match(line) ?? [];
  const headerText = headerLine.replace(lineEnd, '').replace(/^\u{feff}/u, '');
  const delimiter = delimiterOf(headerText, shape.columns);
  const header = cellsOfLine(headerText, delimiter) ?? [];
  const edited = rowLines.map((row): string => {
    const content = row.replace(lineEnd, '');
    const cells = content === '' ? undefined : cellsOfLine(content, delimiter);
    if (cells === undefined) return row;
    const change = edit(Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])));
    if (change === 'keep') return row;
    if (change === 'remove') return '';
    const written = cells.map((cell, index) => csvCell(change[header[index] ?? ''] ?? cell, delimiter));
    return written.join(delimiter) + row.slice(content.length);
  });
  return { ok: true, value: headerLine + edited.join('') };
}
