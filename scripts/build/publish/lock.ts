import { closeSync, ftruncateSync, lstatSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, UnlockableFile } from '../../cli/files/file-lock.ts';
import { refuseProblem } from '../../cli/problems/refusal.ts';
import { manifestFile } from '../manifest.ts';

/** Locks a file until the build ends. Throws a Refusal if it cannot be locked. */
export type LockFile = (file: string) => Promise<void>;

/**
 * Runs `build` while no other build can use its folders (docs/decisions/0155-one-manifest.md). Throws a
 * Refusal if the folders cannot be locked.
 */
export async function withBuildLock<Result>(
  folders: { readonly work: string; readonly out: string },
  build: (lock: LockFile) => Promise<Result>,
): Promise<Result> {
  // The file stays: a second build could lock the one that this build has just removed.
  const workFolderLock = await openLocked(join(folders.work, 'lock'));
  const locked = [workFolderLock];
  const lock: LockFile = async (file) => void locked.push(await openLocked(file));
  try {
    ftruncateSync(workFolderLock);
    writeSync(workFolderLock, `process ${process.pid}`, 0);
    // Builds with work folders of their own may still share the published folder.
    const manifest = join(folders.out, manifestFile);
    if (lstatSync(manifest, { throwIfNoEntry: false })?.isFile()) await lock(manifest);
    return await build(lock);
  } finally {
    for (const fd of locked) closeSync(fd);
  }
}

async function openLocked(file: string): Promise<number> {
  const fd = await lockFile(file, { make: true }).catch((error: unknown) => {
    if (!(error instanceof UnlockableFile)) throw error;
    throw refuseProblem({
      file,
      value: error.message,
      rule: 'the file system must be able to lock a file',
      remedy: 'Choose folders on a local disk with --work and --out.',
    });
  });
  if (fd !== undefined) return fd;
  const [holder] = /^process \d+$/.exec(readFileSync(file, 'utf8').slice(0, 40)) ?? [];
  throw refuseProblem({
    file,
    value: holder,
    rule: 'another build is at work here',
    remedy: 'Wait for it to end, and build again.',
  });
}
