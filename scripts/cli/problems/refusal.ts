import { type Checked, formatProblem, type Problem } from './problem.ts';
import { problemTotal, reportLines } from './problem-report.ts';

/**
 * Thrown to end a command with exit code 1. Its lines tell the user what to do; they are printed without a
 * stack. Without lines, nothing more is printed.
 */
export class Refusal extends Error {
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'Refusal';
    this.lines = lines;
  }
}

/** Returns a Refusal with one problem. */
export const refuseProblem = (problem: Problem): Refusal => new Refusal(formatProblem(problem));

/**
 * Returns a Refusal with problems and their number. `outcome` follows the number: `the list is unchanged`.
 */
export function refuseProblems(problems: readonly Problem[], outcome?: string): Refusal {
  const count = problemTotal(problems);
  return new Refusal(...reportLines(problems), outcome === undefined ? count : `${count}; ${outcome}`);
}

/**
 * Returns the value of a check. Throws a Refusal with its problems if there are any (see `refuseProblems`).
 */
export function checkedValue<Value>(checked: Checked<Value>, outcome?: string): Value {
  if (checked.ok) return checked.value;
  throw refuseProblems(checked.problems, outcome);
}
