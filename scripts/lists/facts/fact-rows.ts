import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { refuseProblems } from '../../cli/problems/refusal.ts';
import { cellsOfLine } from '../read-table.ts';

// Relative to the project's folder: the compiled build lies elsewhere.
const factsFolder = 'scripts/lists/facts';

const isPattern = (cell: string): boolean => {
  try {
    return new RegExp(cell) !== undefined;
  } catch {
    return false;
  }
};
export const aPatternIfAny = z.string().refine(isPattern, 'be a regular expression');
/** Schema of a cell that is a regular expression and not empty. */
export const aPattern = z
  .string()
  .refine((cell) => cell !== '' && isPattern(cell), 'be a regular expression that is not empty');

const wordList = (known: readonly string[]): string => known.map((word) => word || 'nothing').join(', ');
export const oneOf = (known: readonly string[]) =>
  z.string().refine((cell) => known.includes(cell), `be one of: ${wordList(known)}`);
export const wordsOf = (known: readonly string[]) =>
  z
    .string()
    .refine(
      (cell) => cell.split(' ').every((word) => known.includes(word)),
      `have words of: ${wordList(known)}`,
    );

/**
 * Reads a committed CSV table: `factRows('time-zones')` → `[{ zone: …, names: … }, …]`. Throws a Refusal if
 * cells break `rules`, which are keyed by column.
 */
export function factRows(
  name: string,
  folder = factsFolder,
  rules: Readonly<Record<string, z.ZodType>> = {},
): readonly Readonly<Record<string, string>>[] {
  const file = `${folder}/${name}.csv`;
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const [header = [], ...cellsOfRows] = lines.map((line) => cellsOfLine(line, ',') ?? []);
  const rows = cellsOfRows.map((cells) =>
    Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ''])),
  );
  const problems = Object.entries(rules).flatMap(([column, rule]) =>
    rows.flatMap(({ [column]: value = '' }, at) => {
      const [issue] = rule.safeParse(value).error?.issues ?? [];
      const problem = { file, line: at + 2, value, remedy: 'Mend the cell, or remove the line.' };
      return issue === undefined ? [] : [{ ...problem, rule: `"${column}" must ${issue.message}` }];
    }),
  );
  if (problems.length > 0) throw refuseProblems(problems);
  return rows;
}
