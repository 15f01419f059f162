import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { temporaryFolderIn } from './temporary-folder.ts';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';

/** Bytes that must be free there: five times what a run has at its end. */
const enough = 2 ** 30;

/** Bytes that are free there; none where it is not, or is not for us. */
async function freeInMemory(): Promise<number> {
  try {
    await access(inMemory, constants.W_OK);
    const { bavail, bsize } = await statfs(inMemory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Where the tests of a run write: in memory if there is room, since they write and remove small files by the thousand, which takes a disk's
 * file system a tenth of their time. Who names a place (`TMPDIR`) has it.
 */
export const placeOfTests = (usual: string, free: number): string =>
  usual === '/tmp' && free >= enough ? inMemory : usual;

export default async () => temporaryFolderIn(placeOfTests(tmpdir(), await freeInMemory()));
