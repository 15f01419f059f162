import type { Bundle } from './bundle.ts';
import type { RenderSetup } from './load-renderer.ts';
import { type RenderThread, startThread } from './render-thread.ts';
import type { RenderedUnit, RenderJob } from './render-unit.ts';

/** Each thread is given at least so many pages, since its start-up costs as much as rendering some hundred. */
const pagesAThread = 600;

/** Jobs a thread holds at once: one in work and one waiting, so that it never idles while the next is made. */
const jobsAhead = 2;

interface RenderOptions {
  readonly bundle: Bundle;
  /** A thread that was started ahead. The caller ends it. */
  readonly thread?: RenderThread | undefined;
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
  { bundle, thread, threads, pageCount, onUnit }: RenderOptions,
): Promise<void> {
  if (pageCount === 0) return;
  const queue = jobs[Symbol.iterator]();
  const count = Math.min(threads, Math.ceil(pageCount / pagesAThread));
  const ahead = thread === undefined ? [] : [thread];
  const started = Array.from({ length: count - ahead.length }, () => startThread(bundle));
  try {
    await Promise.all([...ahead, ...started].map((each) => feedThread(each, { queue, setup, onUnit })));
  } finally {
    await Promise.all(started.map((each) => each.end()));
  }
}

interface Work extends Pick<RenderOptions, 'onUnit'> {
  readonly queue: Iterator<RenderJob>;
  readonly setup: RenderSetup;
}

/** Feeds a thread until the queue is empty and its last answer is in. */
function feedThread(thread: RenderThread, { queue, setup, onUnit }: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const inWork: string[] = [];
    const feed = (): void => {
      while (inWork.length < jobsAhead) {
        const next = queue.next();
        if (next.done === true) break;
        inWork.push(next.value.id);
        thread.send({ setup, job: next.value });
      }
      if (inWork.length === 0) resolve();
    };
    const fail = (error: unknown): void => {
      const [unit = 'its start'] = inWork;
      reject(new Error(`A rendering thread stopped at ${unit}`, { cause: error }));
    };
    thread.onUnit((unit) => {
      const id = inWork.shift();
      try {
        if (id !== undefined) onUnit(id, unit);
        feed();
      } catch (error) {
        fail(error);
      }
    });
    thread.died.catch(fail);
    feed();
  });
}
