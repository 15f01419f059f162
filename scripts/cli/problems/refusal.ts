import { type Checked, formatProblem, type Problem } from './problem.ts';
import { problemTotal, reportLines } from './problem-report.ts';

/** Thrown to end a command with exit code 1; its lines tell the user why. */
export class Refusal extends Error {
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'Refusal';
    this.lines = lines;
  }
}

/** Returns a Refusal with a single problem. */
export const refuseProblem = (problem: Problem): Refusal => new Refusal(formatProblem(problem));

/** Returns a Refusal with problems and their number. `outcome` follows: `the list is unchanged`. */
export function refuseProblems(problems: readonly Problem[], outcome?: string): Refusal {
  const count = problemTotal(problems);
  return new Refusal(...reportLines(problems), outcome === undefined ? count : `${count}; ${outcome}`);
}

/** Returns the checked value. Throws a Refusal with the problems and `outcome`: `the list is unchanged`. */
export function checkedValue<Value>(checked: Checked<Value>, outcome?: string): Value {
  if (checked.ok) return checked.value;
  throw refuseProblems(checked.problems, outcome);
}
