import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../command-line/refusal.ts';

/** Whether a process of this id runs. One that may not be signalled runs too. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Locks this process holds. After a restart of the machine a dead build's process id may be this one's. */
const held = new Set<string>();

/**
 * Runs `work` while holding the folder's lock, so that two builds never mix their files. A lock whose process is gone is
 * taken over. Throws when another build runs.
 */
export async function withBuildLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lock');
  await acquire(folder, lock);
  held.add(lock);
  try {
    return await work();
  } finally {
    held.delete(lock);
    await rm(lock, { force: true });
  }
}

/** Makes the lock appear with its holder's id in it, in one step, which only one process can do. */
async function acquire(folder: string, lock: string): Promise<void> {
  const own = join(folder, `lock-${process.pid}`);
  await writeFile(own, String(process.pid));
  try {
    if (await linked(own, lock)) return;
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    const alive = holder === process.pid ? held.has(lock) : holder > 0 && isRunning(holder);
    if (!alive) {
      await rename(lock, `${own}-stale`).catch(() => undefined);
      await rm(`${own}-stale`, { force: true });
      if (await linked(own, lock)) return;
    }
    throw new Refusal(`Another build (process ${holder}) is at work in ${folder}. Wait for it to end.`);
  } finally {
    await rm(own, { force: true });
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
