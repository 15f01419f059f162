import type { Problem } from '../../cli/problems/problem.ts';
import type { RegisterScope } from '../sources/nppes/nppes-provider.ts';

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
  /** Facts of its rows that could not be read, where its owner can mend them. */
  readonly unread?: readonly Problem[] | undefined;
  /** What its owner should know though it was read, in sentences. */
  readonly notes?: readonly string[] | undefined;
}

/** What is wrong with a file without a date where none was given, and how to give it one. */
export const undated = (file: string): Problem => ({
  file,
  rule: 'a file must say of which day its facts are',
  remedy: 'Give the day with --date YYYY-MM-DD; it goes for every file that states none.',
});
