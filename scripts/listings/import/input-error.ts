import { formatProblem, type Problem } from '../../cli/problems/problem.ts';
import { reportLines } from '../../cli/problems/problem-report.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';
import { once } from '../../lists/facts/once.ts';

/** A Refusal that lists problems of the input, and says that the listing store is unchanged. */
export class InputError extends Refusal {
  readonly problems: readonly Problem[];
  constructor(...problems: readonly [Problem, ...(readonly Problem[])]) {
    super(...reportLines(problems), 'The listing store is as it was.');
    this.name = 'InputError';
    this.problems = problems;
  }
}

const faults = once(() => factRows('file-faults', 'scripts/listings/import'));

/** Returns a file's problem, worded by a fault in `file-faults.csv`: `no rows`. Throws for other faults. */
export function fileProblem(fault: string, file: string, value?: string, line?: number): Problem {
  const { rule, remedy } = faults().find((row) => row.fault === fault) ?? {};
  if (rule === undefined || remedy === undefined) throw new Error(`file-faults.csv lacks "${fault}"`);
  return { file, line, value, rule, remedy };
}

/** Returns the InputError to throw for a fault in `file-faults.csv`: `no rows`. */
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

  /** Runs `step`. If it throws an InputError, collects its problems and returns undefined. */
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
