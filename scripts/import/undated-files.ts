import { formatProblem } from '../problems/problem.ts';
import { Refusal } from '../problems/refusal.ts';
import type { RegisterScope } from './sources/nppes/nppes-provider.ts';

/** What a reader of files must know besides the file. */
export interface FileScope extends RegisterScope {
  /** The day of the facts of every file that states none, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** The day of the import, `YYYY-MM-DD`: what is to open or to close after it has not yet. */
  readonly today?: string | undefined;
}

/** What a reader says of a file that it has read. */
export interface FileSummary {
  readonly rows: number;
  /** Whose facts the file holds. */
  readonly source: string;
  /** Whether the file says of which day its facts are. */
  readonly dated: boolean;
}

/** Throws a Refusal that names every file without a date, and how to give it one. */
export function refuseUndated(paths: readonly string[]): void {
  if (paths.length === 0) return;
  throw new Refusal(
    ...paths.map((file) =>
      formatProblem({
        file,
        rule: 'a file must say of which day its facts are',
        remedy: 'Give the day with --date YYYY-MM-DD; it goes for every file that states none.',
      }),
    ),
    'The listing store is as it was.',
  );
}
