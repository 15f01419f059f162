import { closeSync, ftruncateSync, lstatSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, UnlockableFile } from '../../cli/files/file-lock.ts';
import { refuseProblem } from '../../cli/problems/refusal.ts';
import { markerFile } from '../state/marker-file.ts';

/**
 * Runs `work` while this process alone may build with the work folder and into the published folder. The locks are the
 * system's (docs/decisions/0051): they end with the process, however it ends, and what the lock file says is for readers
 * only. Throws a Refusal when another build runs.
 */
export async function withBuildLock<Result>(
  folders: { readonly work: string; readonly out: string },
  work: () => Promise<Result>,
): Promise<Result> {
  // It is never removed: a second build could lock the file that a first one has just taken out of the folder.
  const lock = join(folders.work, 'lock');
  const own = await locked(lock, lock);
  const held = [own];
  try {
    ftruncateSync(own);
    writeSync(own, String(process.pid), 0);
    // Builds with work folders of their own may still have the published folder in common.
    const marker = join(folders.out, markerFile);
    if (lstatSync(marker, { throwIfNoEntry: false })?.isFile()) held.push(await locked(marker, lock));
    return await work();
  } finally {
    for (const fd of held) closeSync(fd);
  }
}

/** Opens and locks a file, or throws, naming the process that `lock` tells of. */
async function locked(file: string, lock: string): Promise<number> {
  const fd = await lockFile(file, { make: file === lock }).catch((error: unknown) => {
    if (!(error instanceof UnlockableFile)) throw error;
    throw refuseProblem({
      file,
      value: error.message,
      rule: 'the file system must be able to lock a file',
      remedy: 'Choose folders on a local disk with --work and --out.',
    });
  });
  if (fd !== undefined) return fd;
  const holder = readFileSync(lock, 'utf8');
  throw refuseProblem({
    file,
    value: /^\d+$/.test(holder) && file === lock ? `process ${holder}` : undefined,
    rule: 'another build is at work here',
    remedy: 'Wait for it to end, and build again.',
  });
}
