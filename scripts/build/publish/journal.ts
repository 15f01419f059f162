import { lstatSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../cli/files/parse-json.ts';
import { type Refusal, refuseProblem } from '../../cli/problems/refusal.ts';

export const journalFile = 'journal.json';

/** A name below the published folder, as builds write them: nothing that leads out of it. */
const isInside = (name: string): boolean =>
  !isAbsolute(name) &&
  !/[\\\0:]/.test(name) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

const name = z.string().refine(isInside);

const journalSchema = z.strictObject({
  format: z.literal(1),
  /** The real path of the published folder. */
  out: z.string(),
  /** Where the staged files are: in the work folder, or beside the published ones, on their file system. */
  staged: z.enum(['work', 'out']),
  /** Whether the staging folder becomes the published folder, which was not there. */
  whole: z.boolean(),
  /** Links, files and empty folders that stand in the way. */
  clear: z.array(name).readonly(),
  move: z.array(name).readonly(),
  /** Names that are published no more, whether there are such files or not. */
  remove: z.array(name).readonly(),
});

/** A set of changes to the published folder, decided and staged, that is carried out as a whole. */
export interface Journal extends Omit<z.infer<typeof journalSchema>, 'move'> {
  /** Those of a large site are never in memory all together. */
  readonly move: Iterable<string>;
}

/** The journal's text in pieces, as `readJournal` reads it. */
export function* journalText({ move, ...journal }: Journal): Generator<string> {
  yield `${JSON.stringify(journal).slice(0, -1)},"move":[`;
  let separator = '';
  for (const file of move) {
    yield separator + JSON.stringify(file);
    separator = ',';
  }
  yield ']}';
}

/**
 * Reads the journal that an unfinished publication into `out` left in the work folder; undefined when there is none, or
 * one that was cut short: the files are then compared with what is known of them, as at every build. Throws a Refusal
 * for what this build did not write, or wrote for another folder.
 */
export function readJournal(work: string, out: string): Journal | undefined {
  const path = join(work, journalFile);
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const refuse = (rule: string, remedy: string): Refusal => refuseProblem({ file: path, rule, remedy });
  const foreign = (): Refusal =>
    refuse(
      'the journal must be one that this build wrote',
      'Delete it, and build again: every published file is then compared with what it should be.',
    );
  if (!stats.isFile()) throw foreign();
  const json = parseJson(readFileSync(path, 'utf8'));
  if (json === undefined) return undefined;
  const journal = journalSchema.safeParse(json);
  if (!journal.success) throw foreign();
  if (journal.data.out !== out) {
    throw refuse(
      `a publication into ${journal.data.out} was not finished`,
      'Build into that folder once more, or delete this file to leave that folder as it is.',
    );
  }
  return journal.data;
}
