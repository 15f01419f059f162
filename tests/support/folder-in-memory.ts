import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { temporaryFolderIn } from './temporary-folder.ts';

// Where Linux keeps files in memory.
const memoryFolder = '/dev/shm';

// Five times the bytes that a run has at its end.
const enoughBytes = 2 ** 30;

// 0 if the folder is missing or may not be written.
async function freeMemoryBytes(): Promise<number> {
  try {
    await access(memoryFolder, constants.W_OK);
    const { bavail, bsize } = await statfs(memoryFolder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Returns the folder for temporary files, in memory if there is room. `free` is in bytes. */
export const placeOfTests = (usual: string, free: number): string =>
  // The tests write many small files, which takes a disk's file system a tenth of their time.
  usual === '/tmp' && free >= enoughBytes ? memoryFolder : usual;

export default async () => temporaryFolderIn(placeOfTests(tmpdir(), await freeMemoryBytes()));
