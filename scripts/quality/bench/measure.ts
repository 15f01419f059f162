import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Times in milliseconds; `peak` is the largest resident memory in megabytes. */
export type Measured = Readonly<Record<'wall' | 'user' | 'system' | 'peak', number>>;

// Microseconds and kilobytes: https://nodejs.org/api/process.html#processresourceusage
const usageSchema = z.object({ userCPUTime: z.number(), systemCPUTime: z.number(), maxRSS: z.number() });

const hook = new URL('report-usage.mjs', import.meta.url);

/** Runs Node with arguments; returns its output, time and memory. Rejects with a failed run's output. */
export async function measureNode(
  parameters: readonly string[],
  cwd = '.',
): Promise<Measured & { readonly output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'usage-'));
  const file = join(folder, 'usage.json');
  try {
    const imported = `${hook}?${new URLSearchParams({ file })}`;
    const options = { cwd, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 64 * 1024 * 1024 };
    const start = performance.now();
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', imported, ...parameters],
      options,
    );
    const wall = performance.now() - start;
    const usage = usageSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const [user, system] = [usage.userCPUTime / 1000, usage.systemCPUTime / 1000];
    return { output: stdout, wall, user, system, peak: usage.maxRSS / 1024 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export class Series {
  readonly #take: (round: number) => Promise<Measured>;
  readonly #results: Measured[] = [];

  constructor(take: (round: number) => Promise<Measured>) {
    this.#take = take;
  }

  async measure(): Promise<void> {
    this.#results.push(await this.#take(this.#results.length));
  }

  /** Median of each figure over all measurements. Throws if nothing was measured. */
  get median(): Measured {
    const of = (figure: keyof Measured): number => {
      const sorted = this.#results.map((result) => result[figure]).toSorted((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)];
      if (middle === undefined) throw new Error('Nothing was measured');
      return middle;
    };
    return { wall: of('wall'), user: of('user'), system: of('system'), peak: of('peak') };
  }
}

/** Measures every series once in each of `rounds` rounds. */
export async function byTurns(rounds: number, ...all: readonly Series[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1) for (const each of all) await each.measure();
}
