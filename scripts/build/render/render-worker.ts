import { parentPort, workerData } from 'node:worker_threads';
import { setUpRenderer, startRenderer } from './load-renderer.ts';
import { renderGroup } from './render-group.ts';
import type { ThreadMessage } from './render-thread.ts';
import { underUsualFlags } from './usual-flags.ts';

/** Pages after which a thread has run nearly all that it ever will. */
const pagesToLearn = 1000;

/** A rendering thread: starts the renderer, is set up by the first message, and answers each job with its rendered group. */
async function main(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('render-worker.ts runs as a worker thread only');
  const file: string = workerData;
  const { exports, keepCode } = await startRenderer(file);
  let settingUp: ReturnType<typeof setUpRenderer> | undefined;
  let pages = 0;
  port.on('message', async ({ setup, job }: ThreadMessage) => {
    settingUp ??= setUpRenderer(exports, setup);
    port.postMessage(renderGroup(job, await settingUp, setup));
    const before = pages;
    pages += job.pages.length;
    if (before < pagesToLearn && pages >= pagesToLearn) underUsualFlags(keepCode, setup.large);
  });
}

// What it throws ends the thread, and the build hears of it.
void main();
