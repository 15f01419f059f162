import { Tinypool } from 'tinypool';
import type { RenderedGroup, RenderJob } from './render-group.ts';
import type { RenderSetup } from './render-worker.ts';

/** A thread is worth its start from so many pages on. */
const pagesAThread = 600;

/** Jobs that wait beside those in work, so that no thread idles while the next job is made. */
const jobsAhead = 2;

interface RenderOptions {
  /** Script of a rendering thread. */
  readonly worker: string;
  /** Rendering threads at the most. */
  readonly threads: number;
  /** About how many pages the jobs have. */
  readonly pages: number;
  readonly setup: RenderSetup;
}

/** A job with what is to be done once it is rendered. */
export interface QueuedJob {
  /** Names the job where its thread dies. */
  readonly id: string;
  readonly job: RenderJob;
  readonly take: (rendered: RenderedGroup) => void;
}

/**
 * Renders every job on threads. Jobs are drawn one by one, so that only those in work and a few more are in memory.
 * Rejects when a thread dies, naming the group that it was at.
 */
export async function renderJobs(jobs: Iterable<QueuedJob>, options: RenderOptions): Promise<void> {
  const { worker, setup, pages } = options;
  const maxThreads = Math.max(1, Math.min(options.threads, Math.ceil(pages / pagesAThread)));
  const pool = new Tinypool({
    filename: worker,
    minThreads: 0,
    maxThreads,
    // React picks its build when it is first imported; its development build renders several times slower.
    env: { ...definedVariables(), NODE_ENV: 'production' },
    // The script is compiled: a TypeScript loader inherited from this process would only slow its start.
    execArgv: [],
    // Most of what a page is made of is garbage at once: room for it spares most collections.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  const running = new Set<Promise<void>>();
  const run = async ({ id, job, take }: QueuedJob): Promise<void> => {
    try {
      take(await pool.run({ setup, job }));
    } catch (error) {
      throw new Error(`A rendering thread stopped at ${id}`, { cause: error });
    }
  };
  try {
    for (const queued of jobs) {
      const rendering = run(queued);
      running.add(rendering);
      rendering.then(
        () => running.delete(rendering),
        // Awaited below.
        () => undefined,
      );
      if (running.size >= maxThreads + jobsAhead) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await pool.destroy();
  }
}

const definedVariables = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
