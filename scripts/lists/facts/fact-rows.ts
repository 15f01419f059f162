import { readFileSync } from 'node:fs';
import { cellsOfLine } from '../read-table.ts';

/** Relative to the project's folder, where every command runs; the compiled build lies elsewhere. */
const folder = 'scripts/lists/facts';

/** Reads the rows of a committed table, by column, from this folder or another. */
export function factRows(name: string, of = folder): readonly Readonly<Record<string, string>>[] {
  const lines = readFileSync(`${of}/${name}.csv`, 'utf8').trimEnd().split('\n');
  const [header = [], ...rows] = lines.map((line) => cellsOfLine(line, ',') ?? []);
  return rows.map((cells) => Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ''])));
}
