import { Worker } from 'node:worker_threads';
import { loadRenderer, type RenderSetup } from './load-renderer.ts';
import { type RenderedUnit, type RenderJob, renderUnit } from './render-unit.ts';

/** Below this many pages a thread's start-up costs more than it saves. */
const pagesWorthThreads = 600;

/** Jobs a thread holds at once: one in work and one waiting, so that it never idles while the next is made. */
const jobsAhead = 2;

interface RenderOptions {
  /** Rendering threads at the most. */
  readonly threads: number;
  readonly pageCount: number;
  readonly onUnit: (id: string, unit: RenderedUnit) => void;
}

/**
 * Renders every job, on threads when there is enough to do. Jobs are drawn one by one, so only those in work are in
 * memory; what comes back is small. Rejects when a thread dies, naming the unit it was at.
 */
export async function renderJobs(
  jobs: Iterable<RenderJob>,
  setup: RenderSetup,
  { threads, pageCount, onUnit }: RenderOptions,
): Promise<void> {
  if (pageCount === 0) return;
  if (pageCount < pagesWorthThreads || threads < 2) {
    const { renderer, template } = await loadRenderer(setup);
    for (const job of jobs) onUnit(job.id, renderUnit(job, renderer, template, setup.staging));
    return;
  }
  const queue = jobs[Symbol.iterator]();
  const count = Math.min(threads, Math.ceil(pageCount / pagesWorthThreads));
  await Promise.all(Array.from({ length: count }, () => runThread(queue, setup, onUnit)));
}

function runThread(
  queue: Iterator<RenderJob>,
  setup: RenderSetup,
  onUnit: RenderOptions['onUnit'],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(setup.worker, { workerData: setup });
    const inWork: string[] = [];
    const feed = (): void => {
      while (inWork.length < jobsAhead) {
        const next = queue.next();
        if (next.done === true) break;
        inWork.push(next.value.id);
        worker.postMessage(next.value);
      }
      if (inWork.length === 0) void worker.terminate().then(() => resolve(), reject);
    };
    const fail = (error: unknown): void => {
      const [unit = 'its start'] = inWork;
      reject(new Error(`A rendering thread stopped at ${unit}`, { cause: error }));
      void worker.terminate();
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
    feed();
  });
}
