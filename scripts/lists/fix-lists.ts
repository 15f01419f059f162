import type { Problem } from '../cli/problems/problem.ts';
import { readCorrectionsTable } from './corrections-table.ts';
import { csvText } from './csv-text.ts';
import { checkLists, readTables } from './load-lists.ts';
import { onLists } from './on-lists.ts';
import type { Table } from './read-table.ts';
import { replaceList } from './write-list.ts';

/** What `fixLists` did. */
export interface FixedLists {
  /** The files that it wrote. */
  readonly fixed: readonly string[];
  /** Why it could not write others. */
  readonly problems: readonly Problem[];
}

const misshapen = (tables: Readonly<Record<string, Table>>): readonly Table[] =>
  Object.values(tables).filter(({ inHouseForm }) => !inHouseForm);

/**
 * Writes each list of a directory that has no problems in the form of `csvText`, where it is in another. One that has
 * problems is left as it is: the next check tells them.
 */
export async function fixLists(directory: string): Promise<FixedLists> {
  const tables = await readTables(directory);
  const corrections = await readCorrectionsTable(directory);
  const checked = checkLists(tables);
  const faulty = new Set(
    [...(checked.ok ? [] : checked.problems), ...corrections.problems].map(({ file }) => file),
  );
  const fixed: string[] = [];
  const problems: Problem[] = [];
  for (const { file, header, rows } of misshapen({ ...tables, corrections })) {
    if (faulty.has(file)) continue;
    const written = await replaceList(file, csvText(header, rows));
    if (written.ok) fixed.push(file);
    else problems.push(...written.problems);
  }
  return { fixed, problems };
}

/** One line for each list of a directory that is valid but not in the form of `csvText`. */
export const formNotes = async (directory: string): Promise<readonly string[]> =>
  misshapen({
    ...(await readTables(directory)),
    corrections: await readCorrectionsTable(directory),
  }).map(({ file }) =>
    onLists(
      directory,
      `${file}: as a spreadsheet saved it, which is fine; "npm run check -- --fix" writes it as the project keeps it (UTF-8, LF, commas)`,
    ),
  );
