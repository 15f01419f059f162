import { closeSync, constants, openSync } from 'node:fs';

const { O_CREAT, O_NOFOLLOW, O_RDWR } = constants;

/** The lock is held on a byte far behind the text: where locks are mandatory (Windows), others can still read that. */
const lockedByte = 2 ** 30;

/** The file system of a file knows no locks. */
export class UnlockableFile extends Error {}

/**
 * Opens a file and locks it for this process alone, until the descriptor that it gives is closed or the process ends, however it
 * ends (docs/decisions/0155-one-manifest.md); undefined where another holds it. With `make`, a file that is not there is made. Throws the
 * system's error for a file that cannot be opened, an UnlockableFile for one that cannot be locked.
 */
export async function lockFile(file: string, { make = false } = {}): Promise<number | undefined> {
  // Not before it is wanted: a library of the system's stays with the thread that loads it.
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
