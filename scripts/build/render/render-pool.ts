import type { Bundle } from '../bundle/bundle.ts';
import type { RenderSetup } from './load-renderer.ts';
import type { RenderedGroup, RenderJob } from './render-group.ts';
import { type RenderThread, startThread } from './render-thread.ts';

/** Each thread is given at least so many pages, since its start-up costs as much as rendering some hundred. */
const pagesAThread = 600;

/** Jobs a thread holds at once: one in work and two waiting, so that it does not idle while the next are made, nor while the lists are held against the gazetteer. */
export const jobsAhead = 3;

interface RenderOptions {
  readonly bundle: Pick<Bundle, 'worker' | 'renderer'>;
  /** Threads that were started ahead. Each is ended when there is nothing left for it; the caller ends those that are left. */
  readonly ahead: readonly RenderThread[];
  /** Rendering threads at the most. */
  readonly threads: number;
  readonly onGroup: (id: string, group: RenderedGroup) => void;
}

/**
 * Renders every job on threads. Jobs are drawn one by one, so only those in work and a few more are in memory; what comes
 * back is small. Of threads that were started ahead, each is given a job before any is given its second. The first thread is at work while the next jobs are
 * looked for, and others are started as soon as so many pages have come together that they are worth it. Rejects when a thread dies, naming the
 * group it was at; the others are then stopped.
 */
export async function renderJobs(
  jobs: Iterable<RenderJob>,
  setup: RenderSetup,
  { bundle, ahead, threads, onGroup }: RenderOptions,
): Promise<void> {
  const queue = jobs[Symbol.iterator]();
  const waiting: RenderJob[] = [];
  const started: RenderThread[] = [];
  const feeds: Feed[] = [];
  const draw = (): RenderJob | undefined => {
    const drawn = queue.next();
    return drawn.done === true ? undefined : drawn.value;
  };
  const drawnBefore = (): RenderJob | undefined => waiting.shift();
  const next = (): RenderJob | undefined => drawnBefore() ?? draw();
  const enlist = (): void => {
    let thread = ahead[feeds.length];
    if (thread === undefined) {
      thread = startThread(bundle);
      started.push(thread);
    }
    // Before those that have work.
    feeds.unshift(feedThread(thread, { next, setup, onGroup }));
  };
  try {
    let pages = 0;
    while (feeds.length < threads) {
      const job = draw();
      if (job === undefined) break;
      waiting.push(job);
      pages += job.pages.length;
      if (feeds.length < ahead.length || pages > feeds.length * pagesAThread) enlist();
      const held = feeds.length < ahead.length ? 1 : jobsAhead;
      for (const feed of feeds) feed.fill(held, drawnBefore);
    }
    for (let held = 2; held <= jobsAhead; held += 1) for (const feed of feeds) feed.fill(held, next);
    await Promise.all(feeds.map(({ done }) => done));
  } finally {
    await Promise.all(started.map((each) => each.end()));
  }
}

type NextJob = () => RenderJob | undefined;

interface Work extends Pick<RenderOptions, 'onGroup'> {
  readonly next: NextJob;
  readonly setup: RenderSetup;
}

/** What a thread is given. */
interface Feed {
  /** Gives it jobs until it holds so many, or there are none. */
  readonly fill: (held: number, next: NextJob) => void;
  /** Resolves when it has answered and there is no further job; rejects when it dies. */
  readonly done: Promise<void>;
}

/** Feeds a thread, which goes on by itself once it has a job: whenever it answers, it is given the next. */
function feedThread(thread: RenderThread, { next, setup, onGroup }: Work): Feed {
  const inWork: string[] = [];
  const fill: Feed['fill'] = (held, from) => {
    while (inWork.length < held) {
      const job = from();
      if (job === undefined) break;
      inWork.push(job.id);
      thread.send({ setup, job });
    }
  };
  const done = new Promise<void>((resolve, reject) => {
    const fail = (error: unknown): void => {
      const [group = 'its start'] = inWork;
      reject(new Error(`A rendering thread stopped at ${group}`, { cause: error }));
    };
    thread.onGroup((group) => {
      const id = inWork.shift();
      try {
        if (id !== undefined) onGroup(id, group);
        fill(jobsAhead, next);
        if (inWork.length > 0) return;
        resolve();
        // What it holds is given back while another is still at work, and is worth more to the publication.
        void thread.end();
      } catch (error) {
        fail(error);
      }
    });
    thread.died.catch(fail);
  });
  // Awaited later; a thread that dies while jobs are still being looked for must not count as unhandled.
  done.catch(() => undefined);
  return { fill, done };
}
