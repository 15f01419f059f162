import { formatProblem, type Problem } from './problem.ts';
import { Refusal } from './refusal.ts';

/** An input that cannot be imported, told so that its owner can mend it. The previous store is as it was. */
export class InputError extends Refusal {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(formatProblem(problem), 'The listing store is as it was.');
    this.name = 'InputError';
    this.problem = problem;
  }
}

/** What went wrong, in a few words, of whatever was thrown. */
export const faultOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
