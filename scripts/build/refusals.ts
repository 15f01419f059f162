import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { averageExcesses, type Excess, kilobytes, pageScale, weightExcesses } from '../budget/page-weight.ts';
import { pagesToWeigh } from '../budget/weighed-pages.ts';
import { type HostId, limitProblems } from '../hosts/host-limits.ts';
import type { PageGroup } from '../plan/page-group.ts';
import type { Problem } from '../problems/problem.ts';
import type { PageTally } from '../state/page-lines.ts';

interface Candidate {
  /** The planned groups that can have pages. */
  readonly planned: Iterable<Pick<PageGroup, 'pages'>>;
  /** How many pages there are, and of how many bytes. */
  readonly tally: Pick<PageTally, 'pages' | 'bytes'>;
  /** Every file of the site with its bytes. */
  readonly sizes: Iterable<readonly [file: string, bytes: number]>;
  readonly staging: string;
  readonly out: string;
  readonly host?: HostId | undefined;
  /** Whether the scripts and styles are those of the last publication, and so within the budgets. */
  readonly weighed: boolean;
}

/** What stands against publishing: broken size budgets, and limits of the host it is meant for. */
export async function publicationProblems({
  planned,
  tally,
  sizes,
  staging,
  out,
  host,
  weighed,
}: Candidate): Promise<readonly Problem[]> {
  // What was not staged is published already.
  const read = (file: string): Promise<Buffer> =>
    readFile(join(staging, file)).catch(() => readFile(join(out, file)));
  const weigh = pageScale(read);
  const problems: Problem[] = [];
  for (const file of weighed ? [] : pagesToWeigh(planned)) {
    const assets = (await read(file)).toString().match(/(?<=[" ])\/assets\/[^" ]+/g) ?? [];
    problems.push(...problemsOf(file, weightExcesses(await weigh(assets))));
  }
  problems.push(...problemsOf('all pages', averageExcesses([tally.bytes / Math.max(1, tally.pages)])));
  if (host !== undefined) problems.push(...limitProblems(host, sizes));
  return problems;
}

const problemsOf = (file: string, excesses: readonly Excess[]): readonly Problem[] =>
  excesses.map(({ what, bytes, most, remedy }) => ({
    file,
    value: kilobytes(bytes),
    rule: `${what} must have at most ${kilobytes(most)} (scripts/config/budgets.ts)`,
    remedy,
  }));
