import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Bundle } from '../client-bundle/bundle.ts';
import type { RenderSetup } from './load-renderer.ts';
import type { RenderedGroup, RenderJob } from './render-group.ts';

/** A job with what every job needs. */
export interface ThreadMessage {
  readonly setup: RenderSetup;
  readonly job: RenderJob;
}

/** A thread that loads the app as soon as it is started and then renders what it is sent. */
export interface RenderThread {
  readonly send: (message: ThreadMessage) => void;
  readonly onGroup: (take: (group: RenderedGroup) => void) => void;
  /** Rejects when the thread dies, whenever that is. */
  readonly died: Promise<never>;
  readonly end: () => Promise<unknown>;
}

/** A thread holds two cities and makes much short-lived text; without limits it would let that pile up before it tidies. */
const threadMemory = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 384 } as const;

/**
 * Each thread compiles the renderer's hot functions for itself. V8's default of 920 bytes inlined into each makes that a
 * fifth of the whole build's processor time; with so many the pages render as fast (measured: docs/decisions/0050).
 */
const inlinedBytes = 100;

/** Starts a thread. */
export function startThread({ worker: script, renderer }: Pick<Bundle, 'worker' | 'renderer'>): RenderThread {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${inlinedBytes}`);
  const worker = new Worker(script, {
    workerData: renderer,
    // React picks its build when it is first imported; its development build renders several times slower.
    env: { ...process.env, NODE_ENV: 'production' },
    // The script is compiled: a TypeScript loader inherited from this process would only slow its start.
    execArgv: [],
    resourceLimits: threadMemory,
  });
  const died = new Promise<never>((_, reject) => {
    worker.on('error', reject);
    worker.on('messageerror', reject);
    // process.exit() in a thread ends that thread alone, without an error.
    worker.on('exit', (code) => reject(new Error(`The thread exited with code ${code}`)));
  });
  // Whoever uses the thread hears of it; one that was started ahead may end unused.
  died.catch(() => undefined);
  return {
    send: (message) => worker.postMessage(message),
    onGroup: (take) => worker.on('message', take),
    died,
    end: () => worker.terminate(),
  };
}
