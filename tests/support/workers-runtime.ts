import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { toolOnDemand } from './tool-on-demand.ts';

// The last version that runs on Node 20 (docs/decisions/0004-pins-for-node-20.md).
const version = '4.86.0';
// A day that the runtime of that version knows.
const compatibilityDate = '2026-04-01';

/** Returns the program that runs Cloudflare's Workers; undefined if it cannot be had. */
export const findWrangler = (): string | undefined =>
  toolOnDemand('wrangler', 'wrangler', version, 'bin/wrangler.js');

export interface WorkersServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a published folder as Cloudflare Pages does. */
export const startPages = (wrangler: string, dist: string): Promise<WorkersServer> =>
  start(wrangler, dist, ['pages', 'dev', '.', '--compatibility-date', compatibilityDate]);

/** Serves a site by the configuration for Workers in the folder `hosts`. */
export const startWorker = (wrangler: string, hosts: string): Promise<WorkersServer> =>
  start(wrangler, hosts, ['dev', '--config', 'wrangler.json']);

async function start(wrangler: string, cwd: string, args: readonly string[]): Promise<WorkersServer> {
  const home = await mkdtemp(join(tmpdir(), 'wrangler-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let words = '';
  const child = spawn(
    process.execPath,
    [
      wrangler,
      ...args,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      String(await freePort()),
    ],
    {
      cwd,
      detached: true,
      env: {
        ...process.env,
        CI: '1',
        HOME: home,
        XDG_CONFIG_HOME: home,
        WRANGLER_LOG_PATH: home,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
      },
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      words += chunk;
    });
  }
  const ended = new Promise<void>((done) => {
    child.on('error', () => done());
    child.on('exit', () => done());
  });
  const close = async (): Promise<void> => {
    // The runtime is a process of its own below it.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return { url, close };
    await sleep(100);
  }
  await close();
  throw new Error(`The Workers runtime did not start:\n${words}`);
}
