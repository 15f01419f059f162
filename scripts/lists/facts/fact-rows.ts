import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** From the project's folder, in which every command runs; the compiled build lies elsewhere. */
const folder = 'scripts/lists/facts';

/** Reads a committed table of this folder: its rows by column. */
export const factRows = (name: string): readonly Readonly<Record<string, string>>[] =>
  parse(readFileSync(`${folder}/${name}.csv`), { columns: true });
