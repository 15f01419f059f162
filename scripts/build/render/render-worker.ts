import { parentPort, workerData } from 'node:worker_threads';
import { setUpRenderer, startRenderer } from './load-renderer.ts';
import { renderGroup } from './render-group.ts';
import type { ThreadMessage } from './render-thread.ts';

/** A rendering thread: starts the renderer, is set up by the first message, and answers each job with its rendered group. */
async function main(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('render-worker.ts runs as a worker thread only');
  const file: string = workerData;
  const { exports } = await startRenderer(file);
  let settingUp: ReturnType<typeof setUpRenderer> | undefined;
  port.on('message', async ({ setup, job }: ThreadMessage) => {
    settingUp ??= setUpRenderer(exports, setup);
    port.postMessage(renderGroup(job, await settingUp, setup));
  });
}

// What it throws ends the thread, and the build hears of it.
void main();
