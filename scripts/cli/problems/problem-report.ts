import { groupBy } from '../../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { formatProblem, type Problem } from './problem.ts';

/** Problems told singly of each rule of a file: enough to see the kind; more would hide the other rules. */
const told = 50;

/** Problems by file and line; those of one line stay in their order. */
export const inOrder = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1));

/** How many problems these are, with `others`: `1 problem`, `800,001 problems`. */
export function problemTotal(problems: readonly Problem[], others = 0): string {
  const total = problems.length + others;
  return `${groupedNumber(total)} ${total === 1 ? 'problem' : 'problems'}`;
}

/** What a command prints of problems: by file and line, of each rule of a file at most 50 and then a line with the number of the rest. */
export function reportLines(problems: readonly Problem[]): readonly string[] {
  const alike = [...groupBy(problems, ({ file, rule }) => `${file}\0${rule}`).values()];
  const cut = alike.filter((group) => group.length > told);
  const untold = new Map(cut.map((group) => [group[told - 1], group.length - told]));
  return inOrder(alike.flatMap((group) => group.slice(0, told))).flatMap((problem) => {
    const more = untold.get(problem);
    if (more === undefined) return [formatProblem(problem)];
    return [formatProblem(problem), `${problem.file}: and ${groupedNumber(more)} more: ${problem.rule}`];
  });
}
