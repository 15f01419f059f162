import { type Checked, formatProblem, type Problem } from './problem.ts';
import { problemTotal, reportLines } from './problem-report.ts';

/**
 * Why a command ends without having done what was asked, in lines that whoever started it can act on. They are printed as they
 * stand, without a stack, and the exit code is 1. Without lines, all has been said.
 */
export class Refusal extends Error {
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'Refusal';
    this.lines = lines;
  }
}

/** One problem in its one line. */
export const refuseProblem = (problem: Problem): Refusal => new Refusal(formatProblem(problem));

/** The report of problems, then how many there are. `outcome` goes on after the count: `the list is unchanged`. */
export function refuseProblems(problems: readonly Problem[], outcome?: string): Refusal {
  const count = problemTotal(problems);
  return new Refusal(...reportLines(problems), outcome === undefined ? count : `${count}; ${outcome}`);
}

/** The value of what was checked. Throws the report of its problems where there are any; see `refuseProblems`. */
export function checkedValue<Value>(checked: Checked<Value>, outcome?: string): Value {
  if (checked.ok) return checked.value;
  throw refuseProblems(checked.problems, outcome);
}
