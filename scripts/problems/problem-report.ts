import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import { formatProblem, type Problem } from './problem.ts';

/** Problems told singly of each rule of a file: enough to see the kind; more would hide the other rules. */
const told = 50;

interface RuleProblems {
  readonly first: Problem[];
  count: number;
}

/** Collects problems in bounded memory: of each rule of a file the first ones, and how many there are. */
export class ProblemReport {
  readonly #files = new Map<string, Map<string, RuleProblems>>();

  add(problem: Problem): void {
    const { more = 0 } = problem;
    this.tell(problem.file, problem.rule, () => problem, 1 + more);
  }

  addAll(problems: Iterable<Problem>): void {
    for (const problem of problems) this.add(problem);
  }

  /** Counts a problem of a rule (or several, told by one), which is made only while the rule is still told singly. */
  tell(file: string, rule: string, make: () => Problem, count = 1): void {
    const rules = this.#files.get(file) ?? new Map<string, RuleProblems>();
    this.#files.set(file, rules);
    const known = rules.get(rule) ?? { first: [], count: 0 };
    rules.set(rule, known);
    known.count += count;
    if (known.first.length < told) known.first.push(make());
  }

  /** What was collected, by file and line; the last one of a rule that has more says how many. */
  problems(): readonly Problem[] {
    return [...this.#files.values()]
      .flatMap((rules) => [...rules.values()])
      .flatMap(({ first, count }) =>
        first.map((problem, index): Problem => {
          const more = index === first.length - 1 ? count - first.length : 0;
          return { ...problem, more: more === 0 ? undefined : more };
        }),
      )
      .toSorted(byFileAndLine);
  }
}

const byFileAndLine = (a: Problem, b: Problem): number =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;

/** How many problems these are, with those that are not told singly and `others`: `1 problem`, `800,001 problems`. */
export function problemTotal(problems: readonly Problem[], others = 0): string {
  const total = problems.reduce((sum, { more = 0 }) => sum + 1 + more, others);
  return `${groupedNumber(total)} ${total === 1 ? 'problem' : 'problems'}`;
}

/** What a command prints of problems: by file and line, of each rule of a file at most 50 and then a line with the number of the rest. */
export function reportLines(problems: readonly Problem[]): readonly string[] {
  const report = new ProblemReport();
  report.addAll(problems);
  return report
    .problems()
    .flatMap((problem) =>
      problem.more === undefined
        ? [formatProblem(problem)]
        : [
            formatProblem(problem),
            `${problem.file}: and ${groupedNumber(problem.more)} more: ${problem.rule}`,
          ],
    );
}
