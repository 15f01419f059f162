import { formatProblem, type Problem } from './problem.ts';
import { reportLines } from './problem-report.ts';
import { Refusal } from './refusal.ts';

/** Inputs that cannot be imported, told so that their owner can mend them. The previous store is as it was. */
export class InputError extends Refusal {
  readonly problems: readonly Problem[];
  constructor(...problems: readonly [Problem, ...(readonly Problem[])]) {
    super(...reportLines(problems), 'The listing store is as it was.');
    this.name = 'InputError';
    this.problems = problems;
  }
}

/** What is wrong with several inputs, found step by step and told at once. */
export class FoundProblems {
  readonly #found = new Map<string, Problem>();

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  add(...problems: readonly Problem[]): void {
    for (const problem of problems) this.#found.set(formatProblem(problem), problem);
  }

  /** What a step makes; nothing where it throws an InputError, whose problems are kept as `told` tells them. Throws any other error. */
  async of<Value>(
    step: () => Value | Promise<Value>,
    told: (problem: Problem) => Problem = (problem) => problem,
  ): Promise<Value | undefined> {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.add(...error.problems.map(told));
      return undefined;
    }
  }

  /** Throws an InputError with all of them, where there are any. */
  refuse(): void {
    const [first, ...rest] = this.#found.values();
    if (first !== undefined) throw new InputError(first, ...rest);
  }
}

/** What went wrong, in a few words, of whatever was thrown. Of `fetch failed` its cause alone tells why. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // Several addresses that were tried in vain have a code, and no words.
  const why = cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
  return error.message.includes(why) ? error.message : `${error.message}: ${why}`;
}
