import { Worker } from 'node:worker_threads';
import type { Bundle } from '../bundle/bundle.ts';
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

/**
 * A thread holds two cities, 18 MB with the app. V8 reckons from the limit how much garbage a heap may gather, and a full collection throws away what inner functions were
 * compiled to: with tight limits half of what a thread compiles it has compiled before (docs/decisions/0132-a-clean-build-s-time.md).
 */
const threadMemory = {
  maxYoungGenerationSizeMb: 96,
  maxOldGenerationSizeMb: 2048,
} as const;

/** Starts a thread. */
export function startThread({ worker: script, renderer }: Pick<Bundle, 'worker' | 'renderer'>): RenderThread {
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
