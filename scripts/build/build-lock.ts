import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether a process of this id runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `work` while holding the folder's lock, so that two builds never mix their files. A lock whose process is gone is
 * taken over. Throws when another build runs.
 */
export async function withBuildLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(`Another build (process ${holder}) is at work in ${folder}. Wait for it to end.`);
  }
  await rm(lock, { force: true });
  await writeFile(lock, String(process.pid), { flag: 'wx' });
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
