import { closeSync, constants, openSync } from 'node:fs';

const { O_CREAT, O_NOFOLLOW, O_RDWR } = constants;

// Far behind the text: Windows forbids other processes to read locked bytes.
const lockedByte = 2 ** 30;

/** Thrown for a file on a file system without locks. */
export class UnlockableFile extends Error {}

/**
 * Locks a file and returns its open descriptor; undefined if another process holds the lock. Closing the
 * descriptor ends the lock. `make` creates a missing file. Throws the system's error, or an UnlockableFile.
 */
export async function lockFile(file: string, { make = false } = {}): Promise<number | undefined> {
  // Imported late: a native library stays with the thread that loads it.
  const { default: locks } = await import('fs-native-extensions');
  const fd = openSync(file, O_RDWR | O_NOFOLLOW | (make ? O_CREAT : 0));
  let free = false;
  try {
    free = locks.tryLock(fd, lockedByte, 1);
  } catch (error) {
    closeSync(fd);
    throw new UnlockableFile(error instanceof Error ? error.message : String(error));
  }
  if (free) return fd;
  closeSync(fd);
  return undefined;
}
