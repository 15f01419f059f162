import { closeSync, constants, ftruncateSync, lstatSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { FileLocks } from 'fs-native-extensions';
import { faultOf } from '../problems/input-error.ts';
import { refuseProblem } from '../problems/refusal.ts';
import { markerFile } from '../state/marker.ts';

const { O_CREAT, O_NOFOLLOW, O_RDWR } = constants;

/** The lock is held on a byte far behind the text: where locks are mandatory (Windows), others can still read that. */
const lockedByte = 2 ** 30;

/**
 * Runs `work` while this process alone may build with the work folder and into the published folder. The locks are the
 * system's (docs/decisions/0051): they end with the process, however it ends, and what the lock file says is for readers
 * only. Throws a Refusal when another build runs.
 */
export async function withBuildLock<Result>(
  folders: { readonly work: string; readonly out: string },
  work: () => Promise<Result>,
): Promise<Result> {
  // Not before it is wanted: a library of the system's stays with the thread that loads it.
  const { default: locks } = await import('fs-native-extensions');
  // It is never removed: a second build could lock the file that a first one has just taken out of the folder.
  const lock = join(folders.work, 'lock');
  const own = locked(locks, lock, O_RDWR | O_CREAT, lock);
  const held = [own];
  try {
    ftruncateSync(own);
    writeSync(own, String(process.pid), 0);
    // Builds with work folders of their own may still have the published folder in common.
    const marker = join(folders.out, markerFile);
    if (lstatSync(marker, { throwIfNoEntry: false })?.isFile())
      held.push(locked(locks, marker, O_RDWR, lock));
    return await work();
  } finally {
    for (const fd of held) closeSync(fd);
  }
}

/** Opens and locks a file, or throws, naming the process that `lock` tells of. */
function locked(locks: FileLocks, file: string, flags: number, lock: string): number {
  const fd = openSync(file, flags | O_NOFOLLOW);
  let free = false;
  try {
    free = locks.tryLock(fd, lockedByte, 1);
  } catch (error) {
    closeSync(fd);
    throw refuseProblem({
      file,
      value: faultOf(error),
      rule: 'the file system must be able to lock a file',
      remedy: 'Choose folders on a local disk with --work and --out.',
    });
  }
  if (free) return fd;
  closeSync(fd);
  const holder = readFileSync(lock, 'utf8');
  throw refuseProblem({
    file,
    value: /^\d+$/.test(holder) && file === lock ? `process ${holder}` : undefined,
    rule: 'another build is at work here',
    remedy: 'Wait for it to end, and build again.',
  });
}
