import { dirname } from 'node:path';
import type { Problem } from '../cli/problems/problem.ts';
import { readCorrectionsTable } from './corrections-table.ts';
import { withListsOption } from './list-directory.ts';
import { checkLists, readTables } from './load-lists.ts';
import { readListFile } from './read-table.ts';
import { csvText, replaceLists } from './write-list.ts';

export interface FixedLists {
  readonly fixed: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Rewrites a folder's valid CSV lists in the project's form: UTF-8, LF, commas. Skips invalid lists;
 * `problems` are failed writes.
 */
export async function fixLists(directory: string): Promise<FixedLists> {
  const fixed: string[] = [];
  const problems: Problem[] = [];
  for (const [file, text] of await unformattedLists(directory)) {
    const written = await replaceLists(dirname(file), new Map([[file, text]]));
    if (written.ok) fixed.push(file);
    else problems.push(...written.problems);
  }
  return { fixed, problems };
}

/** Returns a line for each valid list that is not in the project's form: UTF-8, LF, commas. */
export const formNotes = async (directory: string): Promise<readonly string[]> =>
  [...(await unformattedLists(directory)).keys()].map((file) =>
    withListsOption(
      directory,
      `${file}: as a spreadsheet saved it, which is fine; ` +
        '"npm run check -- --fix" writes it as the project keeps it (UTF-8, LF, commas)',
    ),
  );

async function unformattedLists(directory: string): Promise<ReadonlyMap<string, string>> {
  const tables = await readTables(directory);
  const corrections = await readCorrectionsTable(directory);
  const checked = checkLists(tables);
  const faults = [...(checked.ok ? [] : checked.problems), ...corrections.problems];
  const faulty = new Set(faults.map(({ file }) => file));
  const texts = new Map<string, string>();
  for (const { file, header, rows } of [...Object.values(tables), corrections]) {
    const text = csvText(header, rows);
    const read = await readListFile(file);
    if (!faulty.has(file) && read.ok && !read.value.equals(Buffer.from(text))) texts.set(file, text);
  }
  return texts;
}
