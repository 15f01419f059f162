import { parentPort, workerData } from 'node:worker_threads';
import { loadRenderer, type RenderSetup } from './load-renderer.ts';
import { type RenderJob, renderUnit } from './render-unit.ts';

/** A rendering thread: answers each job with its rendered unit. */
async function main(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('render-worker.ts runs as a worker thread only');
  const setup: RenderSetup = workerData;
  const { renderer, template } = await loadRenderer(setup);
  port.on('message', (job: RenderJob) => {
    port.postMessage(renderUnit(job, renderer, template, setup.staging));
  });
}

await main();
