import { groupBy } from '../../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { formatProblem, type Problem } from './problem.ts';

const mostPerRule = 50;

/** Sorts problems by file and line. */
export const sortedProblems = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1));

/** Returns the number of problems plus `others`, with a noun: `1 problem`, `2 problems`. */
export function problemTotal(problems: readonly Problem[], others = 0): string {
  const total = problems.length + others;
  return `${groupedNumber(total)} ${total === 1 ? 'problem' : 'problems'}`;
}

/** Formats problems as lines sorted by file and line, up to 50 for each rule of a file. */
export function reportLines(problems: readonly Problem[]): readonly string[] {
  const groups = [...groupBy(problems, ({ file, rule }) => `${file}\0${rule}`).values()];
  const longGroups = groups.filter((group) => group.length > mostPerRule);
  const restAfter = new Map(longGroups.map((group) => [group[mostPerRule - 1], group.length - mostPerRule]));
  return sortedProblems(groups.flatMap((group) => group.slice(0, mostPerRule))).flatMap((problem) => {
    const more = restAfter.get(problem);
    if (more === undefined) return [formatProblem(problem)];
    return [formatProblem(problem), `${problem.file}: and ${groupedNumber(more)} more: ${problem.rule}`];
  });
}
