import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../src/domain/problem.ts';
import {
  averageExcesses,
  type Excess,
  htmlExcesses,
  kilobytes,
  pageScale,
  weightExcesses,
} from '../budget/page-weight.ts';
import { pagesToWeigh } from '../budget/weighed-pages.ts';
import { type HostId, limitProblems } from '../hosts/host-limits.ts';
import type { BuildState } from './build-state.ts';

interface Candidate {
  /** The state that publication would make true. */
  readonly state: BuildState;
  readonly staging: string;
  readonly out: string;
  readonly host?: HostId | undefined;
  /** Whether the scripts and styles are those of the last publication, and so within the budgets. */
  readonly weighed: boolean;
}

/** What stands against publishing: broken size budgets, and limits of the host it is meant for. */
export async function publicationProblems({
  state,
  staging,
  out,
  host,
  weighed,
}: Candidate): Promise<readonly Problem[]> {
  // What was not staged is published already.
  const read = (file: string): Promise<Buffer> =>
    readFile(join(staging, file)).catch(() => readFile(join(out, file)));
  const pages = Object.values(state.units).flatMap((unit) => unit.pages);
  const weigh = pageScale(read);
  const problems: Problem[] = [];
  for (const file of weighed ? [] : pagesToWeigh(state.units)) {
    const assets = (await read(file)).toString().match(/(?<=[" ])\/assets\/[^" ]+/g) ?? [];
    problems.push(...problemsOf(file, weightExcesses(await weigh(assets))));
  }
  problems.push(
    ...pages.flatMap(({ file, bytes }) => problemsOf(file, htmlExcesses(bytes))),
    ...problemsOf('all pages', averageExcesses(pages.map(({ bytes }) => bytes))),
  );
  if (host !== undefined) {
    const sizes = new Map([
      ...pages.map(({ file, bytes }) => [file, bytes] as const),
      ...Object.entries(state.files).map(([file, { bytes }]) => [file, bytes] as const),
    ]);
    problems.push(...limitProblems(host, sizes));
  }
  return problems;
}

const problemsOf = (file: string, excesses: readonly Excess[]): readonly Problem[] =>
  excesses.map(({ what, bytes, most, remedy }) => ({
    file,
    value: kilobytes(bytes),
    rule: `${what} must have at most ${kilobytes(most)} (src/config/budgets.ts)`,
    remedy,
  }));
