import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type TestSite, testBundle } from './build-fixture.ts';

interface BuildProcess {
  /** In milliseconds. */
  readonly killAfter?: number | undefined;
  /** Options of Node. */
  readonly loaders?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}

/** Puts the app's bundle into a site's work folder, where builds find it. */
export async function putBundle(site: TestSite): Promise<void> {
  const { client } = await testBundle();
  await mkdir(site.work);
  await writeFile(join(site.work, 'pharmacy-directory-work'), '');
  await cp(join(client, '..'), join(site.work, 'bundle'), { recursive: true });
}

/** Runs `npm run build` in a process of its own. Rejects with its output if it fails. */
export async function buildProcess(
  args: readonly string[],
  { killAfter, loaders = [], variables = {} }: BuildProcess = {},
): Promise<{ readonly killed: boolean; readonly milliseconds: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, [...loaders, 'scripts/launch.mjs', 'build', ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += String(data);
  });
  const ended = once(child, 'exit');
  if (killAfter !== undefined) {
    await Promise.race([ended, wait(killAfter)]);
    child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`${signal ?? code}: ${complaints}`);
  return { killed: signal === 'SIGKILL', milliseconds: performance.now() - started };
}
