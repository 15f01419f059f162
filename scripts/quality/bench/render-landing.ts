import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { renderJobs } from '../../build/render/render-pool.ts';
import { startThread } from '../../build/render/render-thread.ts';
import type { LandingWork } from './landing-jobs.ts';

/**
 * A process of its own: `render-landing.js DATA OUT CLIENT RENDERER WORKER` renders the pages of a file of `LandingWork` into a new folder on two threads, by the
 * build's own pool. Throws where a page could not be rendered.
 */
async function main(data: string, out: string, client: string, ...modules: readonly string[]): Promise<void> {
  const [renderer = '', worker = ''] = modules;
  const bundle = { client, renderer, worker };
  const ahead = [startThread(bundle), startThread(bundle)];
  const { setup, jobs }: LandingWork = JSON.parse(readFileSync(data, 'utf8'));
  await mkdir(out, { recursive: true });
  await renderJobs(
    jobs,
    { ...setup, client, staging: out },
    {
      ...{ bundle, ahead, threads: ahead.length },
      onGroup: (id, { failures }) => {
        if (failures.length > 0) throw new Error(`${id}: ${failures[0]?.message}`);
      },
    },
  );
  await Promise.all(ahead.map((thread) => thread.end()));
}

const [data = '', out = '', client = '', ...modules] = process.argv.slice(2);
await main(data, out, client, ...modules);
