import { parentPort, workerData } from 'node:worker_threads';
import { importRenderer, loadRenderer } from './load-renderer.ts';
import { renderGroup } from './render-group.ts';
import type { ThreadMessage } from './render-thread.ts';

/** A rendering thread: loads the app, is set up by the first message, and answers each job with its rendered group. */
async function main(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('render-worker.ts runs as a worker thread only');
  const renderer: string = workerData;
  await importRenderer(renderer);
  let loading: ReturnType<typeof loadRenderer> | undefined;
  port.on('message', async ({ setup, job }: ThreadMessage) => {
    loading ??= loadRenderer(setup);
    const loaded = await loading;
    port.postMessage(renderGroup(job, loaded, setup));
  });
}

await main();
