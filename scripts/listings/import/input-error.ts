import { formatProblem, type Problem } from '../../cli/problems/problem.ts';
import { reportLines } from '../../cli/problems/problem-report.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';
import { once } from '../../lists/facts/once.ts';

/** A Refusal for problems of input files or of the listing store. It says that the store is unchanged. */
export class InputError extends Refusal {
  readonly problems: readonly Problem[];
  constructor(...problems: readonly [Problem, ...(readonly Problem[])]) {
    super(...reportLines(problems), 'The listing store is as it was.');
    this.name = 'InputError';
    this.problems = problems;
  }
}

const faults = once(() => factRows('file-faults', 'scripts/listings/import'));

/** Returns the problem of a file that has a fault of `file-faults.csv`: `no rows`. Throws for another fault. */
export function fileProblem(fault: string, file: string, value?: string, line?: number): Problem {
  const { rule, remedy } = faults().find((row) => row.fault === fault) ?? {};
  if (rule === undefined || remedy === undefined) throw new Error(`file-faults.csv lacks "${fault}"`);
  return { file, line, value, rule, remedy };
}

/** Returns the error of a file that has a fault of `file-faults.csv`. */
export const fileFault = (...of: Parameters<typeof fileProblem>): InputError =>
  new InputError(fileProblem(...of));

/** Collects the problems of several inputs, to report them together. */
export class ProblemCollector {
  readonly #found = new Map<string, Problem>();

  get count(): number {
    return this.#found.size;
  }

  add(...problems: readonly Problem[]): void {
    for (const problem of problems) this.#found.set(formatProblem(problem), problem);
  }

  /** Returns the result of `step`, or undefined if it throws an InputError, whose problems it collects. */
  async collectFrom<Value>(step: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.add(...error.problems);
      return undefined;
    }
  }

  throwIfAny(): void {
    const [first, ...rest] = this.#found.values();
    if (first !== undefined) throw new InputError(first, ...rest);
  }
}
