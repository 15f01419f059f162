import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../cli/problems/problem.ts';
import { type HostId, limitProblems } from '../hosts/files/host-limits.ts';
import type { PageGroup } from '../plan/page-group.ts';
import type { PageTally } from './state/page-lines.ts';
import { averageExcesses, type Excess, kilobytes, pageScale, weightExcesses } from './weight/page-weight.ts';
import { pagesToWeigh } from './weight/weighed-pages.ts';

interface WeighedSite {
  /** The planned groups that can have pages. */
  readonly planned: Iterable<Pick<PageGroup, 'pages'>>;
  readonly staging: string;
  readonly out: string;
}

interface Candidate {
  /** How many pages there are, and of how many bytes. */
  readonly tally: Pick<PageTally, 'pages' | 'bytes'>;
  /** Every file of the site with its bytes. */
  readonly sizes: Iterable<readonly [file: string, bytes: number]>;
  readonly host?: HostId | undefined;
}

/** Which size budgets the scripts and styles of a site's pages break. Begins at once; they are compressed beside the main thread. */
export async function weightProblems({ planned, staging, out }: WeighedSite): Promise<readonly Problem[]> {
  const read = (file: string): Buffer => {
    try {
      return readFileSync(join(staging, file));
    } catch {
      // What was not staged is published already.
      return readFileSync(join(out, file));
    }
  };
  const weigh = pageScale(async (file) => read(file));
  const problems = pagesToWeigh(planned).map(async (file) => {
    const assets =
      read(file)
        .toString()
        .match(/(?<=[" ])\/assets\/[^" ]+/g) ?? [];
    return problemsOf(file, weightExcesses(await weigh(assets)));
  });
  return (await Promise.all(problems)).flat();
}

/** What else stands against publishing: pages that are too large on average, and limits of the host that they are meant for. */
export function sizeProblems({ tally, sizes, host }: Candidate): readonly Problem[] {
  return [
    ...problemsOf('all pages', averageExcesses([tally.bytes / Math.max(1, tally.pages)])),
    ...(host === undefined ? [] : limitProblems(host, sizes)),
  ];
}

const problemsOf = (file: string, excesses: readonly Excess[]): readonly Problem[] =>
  excesses.map(({ what, bytes, most, remedy }) => ({
    file,
    value: kilobytes(bytes),
    rule: `${what} must have at most ${kilobytes(most)} (scripts/build/budgets.ts)`,
    remedy,
  }));
