import { readFileSync } from 'node:fs';
import { refuseProblems } from '../../cli/problems/refusal.ts';
import { cellsOfLine } from '../read-table.ts';

/** Relative to the project's folder, where every command runs; the compiled build lies elsewhere. */
const folder = 'scripts/lists/facts';

/** What a cell must be. */
interface CellRule {
  readonly must: string;
  readonly isMet: (cell: string) => boolean;
}

const isPattern = (cell: string): boolean => {
  try {
    return new RegExp(cell) !== undefined;
  } catch {
    return false;
  }
};
export const aPatternIfAny: CellRule = { must: 'be a regular expression', isMet: isPattern };
/** An empty pattern, as of a blank line, would match everything. */
export const aPattern: CellRule = {
  must: 'be a regular expression that is not empty',
  isMet: (cell) => cell !== '' && isPattern(cell),
};

const listed = (known: readonly string[]): string => known.map((word) => word || 'nothing').join(', ');
export const oneOf = (known: readonly string[]): CellRule => ({
  must: `be one of: ${listed(known)}`,
  isMet: (cell) => known.includes(cell),
});
export const wordsOf = (known: readonly string[]): CellRule => ({
  must: `have words of: ${listed(known)}`,
  isMet: (cell) => cell.split(' ').every((word) => known.includes(word)),
});

/**
 * Reads the rows of a committed table, by column, from this folder or another. Throws a Refusal with
 * every cell that breaks its column's rule.
 */
export function factRows(
  name: string,
  of = folder,
  rules: Readonly<Record<string, CellRule>> = {},
): readonly Readonly<Record<string, string>>[] {
  const file = `${of}/${name}.csv`;
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const [header = [], ...cellsOfRows] = lines.map((line) => cellsOfLine(line, ',') ?? []);
  const rows = cellsOfRows.map((cells) =>
    Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ''])),
  );
  const problems = Object.entries(rules).flatMap(([column, { must, isMet }]) =>
    rows.flatMap(({ [column]: value = '' }, at) =>
      isMet(value)
        ? []
        : [
            {
              ...{ file, line: at + 2, value, rule: `"${column}" must ${must}` },
              remedy: 'Mend the cell, or remove the line.',
            },
          ],
    ),
  );
  if (problems.length > 0) throw refuseProblems(problems);
  return rows;
}
