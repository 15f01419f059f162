import { formatProblem, type Problem } from '../../cli/problems/problem.ts';
import { reportLines } from '../../cli/problems/problem-report.ts';
import { Refusal } from '../../cli/problems/refusal.ts';

/** An error for inputs that cannot be imported, with remedies for their owner. The store stays as it was. */
export class InputError extends Refusal {
  readonly problems: readonly Problem[];
  constructor(...problems: readonly [Problem, ...(readonly Problem[])]) {
    super(...reportLines(problems), 'The listing store is as it was.');
    this.name = 'InputError';
    this.problems = problems;
  }
}

/** Problems of several inputs, collected step by step and reported together. */
export class FoundProblems {
  readonly #found = new Map<string, Problem>();

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  add(...problems: readonly Problem[]): void {
    for (const problem of problems) this.#found.set(formatProblem(problem), problem);
  }

  /** Returns the step's result, or undefined and keeps the problems if it throws an InputError. */
  async of<Value>(
    step: () => Value | Promise<Value>,
    mapProblem: (problem: Problem) => Problem = (problem) => problem,
  ): Promise<Value | undefined> {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.add(...error.problems.map(mapProblem));
      return undefined;
    }
  }

  /** Throws an InputError with all problems, if there are any. */
  refuse(): void {
    const [first, ...rest] = this.#found.values();
    if (first !== undefined) throw new InputError(first, ...rest);
  }
}
