import { dirname } from 'node:path';
import { type Checked, refused } from '../cli/problems/problem.ts';
import { cellsOfLines, delimiterOf } from './csv-lines.ts';
import type { ListShape } from './list-shapes.ts';
import { listText } from './list-text.ts';
import { onLists } from './on-lists.ts';

/** What an edit does with a row: leaves it, takes it out, or writes some of its cells anew. */
export type RowEdit = 'keep' | 'remove' | Readonly<Record<string, string>>;

const line = /[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g;
const lineEnd = /[\r\n]*$/;

/**
 * The text of a list with some of its rows edited; every other byte stays. Refuses a list that is not UTF-8: its form must be the
 * project's first, which `npm run check -- --fix` gives it only where its encoding tells itself.
 */
export function editRows(
  file: string,
  bytes: Buffer,
  shape: ListShape,
  edit: (cells: Readonly<Record<string, string>>) => RowEdit,
): Checked<string> {
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) {
    const { problems } = listText(file, bytes);
    if (problems.length > 0) return { ok: false, problems };
    return refused(file, {
      value: 'UTF-16',
      rule: 'a list that is edited by a command must be UTF-8 text',
      remedy: onLists(dirname(file), 'Run "npm run check -- --fix" first.'),
    });
  }
  const [first = '', ...rest] = text.match(line) ?? [];
  const bare = first.replace(lineEnd, '').replace(/^\u{feff}/u, '');
  const delimiter = delimiterOf(bare, shape.columns);
  const header = cellsOfLines([bare], delimiter)[0] ?? [];
  const edited = rest.map((row): string => {
    const content = row.replace(lineEnd, '');
    const cells = content === '' ? undefined : cellsOfLines([content], delimiter)[0];
    if (cells === undefined) return row;
    const change = edit(Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])));
    if (change === 'keep') return row;
    if (change === 'remove') return '';
    const raw = rawCells(content, delimiter).map((cell, index) => {
      const value = change[header[index] ?? ''];
      return value === undefined ? cell : cellText(value, delimiter);
    });
    return raw.join(delimiter) + row.slice(content.length);
  });
  return { ok: true, value: first + edited.join('') };
}

const cellText = (text: string, delimiter: string): string =>
  text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;

/** The cells of a line as they are written, with their quotes. */
function rawCells(content: string, delimiter: string): readonly string[] {
  const cells: string[] = [];
  let quoted = false;
  let start = 0;
  for (let index = 0; index < content.length; index += 1) {
    if (content[index] === '"') quoted = !quoted;
    else if (content[index] === delimiter && !quoted) {
      cells.push(content.slice(start, index));
      start = index + 1;
    }
  }
  return [...cells, content.slice(start)];
}
