import { Worker } from 'node:worker_threads';
import type { RenderSetup } from './load-renderer.ts';
import type { RenderedUnit, RenderJob } from './render-unit.ts';

/** Each thread is given at least so many pages, since its start-up costs as much as rendering some hundred. */
const pagesAThread = 600;

/** Jobs a thread holds at once: one in work and one waiting, so that it never idles while the next is made. */
const jobsAhead = 2;

/** A thread holds two cities and makes much short-lived text; without limits it would let that pile up before it tidies. */
const threadMemory = { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 384 } as const;

interface RenderOptions {
  /** Rendering threads at the most. */
  readonly threads: number;
  readonly pageCount: number;
  readonly onUnit: (id: string, unit: RenderedUnit) => void;
}

/**
 * Renders every job on threads. Jobs are drawn one by one, so only those in work are in
 * memory; what comes back is small. Rejects when a thread dies, naming the unit it was at; the others are then stopped.
 */
export async function renderJobs(
  jobs: Iterable<RenderJob>,
  setup: RenderSetup,
  { threads, pageCount, onUnit }: RenderOptions,
): Promise<void> {
  if (pageCount === 0) return;
  const queue = jobs[Symbol.iterator]();
  const count = Math.min(threads, Math.ceil(pageCount / pagesAThread));
  const workers = Array.from({ length: count }, () => startThread(setup));
  try {
    await Promise.all(workers.map((worker) => runThread(worker, queue, onUnit)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const startThread = (setup: RenderSetup): Worker =>
  new Worker(setup.worker, {
    workerData: setup,
    // The script is compiled: a TypeScript loader inherited from this process would only slow its start.
    execArgv: [],
    resourceLimits: threadMemory,
  });

/** Feeds a thread until the queue is empty and its last answer is in. */
function runThread(
  worker: Worker,
  queue: Iterator<RenderJob>,
  onUnit: RenderOptions['onUnit'],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const inWork: string[] = [];
    const feed = (): void => {
      while (inWork.length < jobsAhead) {
        const next = queue.next();
        if (next.done === true) break;
        inWork.push(next.value.id);
        worker.postMessage(next.value);
      }
      if (inWork.length === 0) resolve();
    };
    const fail = (error: unknown): void => {
      const [unit = 'its start'] = inWork;
      reject(new Error(`A rendering thread stopped at ${unit}`, { cause: error }));
    };
    worker.on('message', (unit: RenderedUnit) => {
      const id = inWork.shift();
      try {
        if (id !== undefined) onUnit(id, unit);
        feed();
      } catch (error) {
        fail(error);
      }
    });
    worker.on('error', fail);
    worker.on('messageerror', fail);
    // process.exit() in a thread ends that thread alone, without an error.
    worker.on('exit', (code) => fail(new Error(`The thread exited with code ${code}`)));
    feed();
  });
}
