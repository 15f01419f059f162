import type { Bundle } from '../client-bundle/bundle.ts';
import type { RenderSetup } from './load-renderer.ts';
import type { RenderedGroup, RenderJob } from './render-group.ts';
import { type RenderThread, startThread } from './render-thread.ts';

/** Each thread is given at least so many pages, since its start-up costs as much as rendering some hundred. */
const pagesAThread = 600;

/** Jobs a thread holds at once: one in work and two waiting, so that it does not idle while the next are made, nor while the lists are held against the gazetteer. */
const jobsAhead = 3;

interface RenderOptions {
  readonly bundle: Pick<Bundle, 'worker' | 'renderer'>;
  /** Threads that were started ahead. The caller ends them. */
  readonly ahead: readonly RenderThread[];
  /** Rendering threads at the most. */
  readonly threads: number;
  readonly onGroup: (id: string, group: RenderedGroup) => void;
}

/**
 * Renders every job on threads. Jobs are drawn one by one, so only those in work and a few more are in memory; what comes
 * back is small. The first thread is at work while the next jobs are looked for, and others are started as soon as so
 * many pages have come together that they are worth it. Rejects when a thread dies, naming the group it was at; the others
 * are then stopped.
 */
export async function renderJobs(
  jobs: Iterable<RenderJob>,
  setup: RenderSetup,
  { bundle, ahead, threads, onGroup }: RenderOptions,
): Promise<void> {
  const queue = jobs[Symbol.iterator]();
  const waiting: RenderJob[] = [];
  const started: RenderThread[] = [];
  const working: Promise<void>[] = [];
  const next = (): RenderJob | undefined => waiting.shift() ?? draw();
  const draw = (): RenderJob | undefined => {
    const drawn = queue.next();
    return drawn.done === true ? undefined : drawn.value;
  };
  const enlist = (): void => {
    let each = ahead[working.length];
    if (each === undefined) {
      each = startThread(bundle, threads);
      started.push(each);
    }
    const work = feedThread(each, { next, setup, onGroup });
    // Awaited below; a thread that dies while jobs are still being looked for must not count as unhandled.
    work.catch(() => undefined);
    working.push(work);
  };
  try {
    let pages = 0;
    while (working.length < threads) {
      const job = draw();
      if (job === undefined) break;
      waiting.push(job);
      pages += job.pages.length;
      if (pages > working.length * pagesAThread) enlist();
    }
    await Promise.all(working);
  } finally {
    await Promise.all(started.map((each) => each.end()));
  }
}

interface Work extends Pick<RenderOptions, 'onGroup'> {
  readonly next: () => RenderJob | undefined;
  readonly setup: RenderSetup;
}

/** Feeds a thread until there is no further job and its last answer is in. */
function feedThread(thread: RenderThread, { next, setup, onGroup }: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const inWork: string[] = [];
    const feed = (): void => {
      while (inWork.length < jobsAhead) {
        const job = next();
        if (job === undefined) break;
        inWork.push(job.id);
        thread.send({ setup, job });
      }
      if (inWork.length === 0) resolve();
    };
    const fail = (error: unknown): void => {
      const [group = 'its start'] = inWork;
      reject(new Error(`A rendering thread stopped at ${group}`, { cause: error }));
    };
    thread.onGroup((group) => {
      const id = inWork.shift();
      try {
        if (id !== undefined) onGroup(id, group);
        feed();
      } catch (error) {
        fail(error);
      }
    });
    thread.died.catch(fail);
    feed();
  });
}
