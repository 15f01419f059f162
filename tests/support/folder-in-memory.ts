import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { temporaryFolderIn } from './temporary-folder.ts';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';

/** Bytes that must be free there: five times what a run has at its end. */
const enough = 2 ** 30;

/**
 * Where the tests of a run write: in memory if there is room, since they write and remove small files by the thousand, which takes a disk's
 * file system a tenth of their time. Who names a place (`TMPDIR`) has it.
 */
async function place(): Promise<string> {
  const usual = tmpdir();
  if (usual !== '/tmp') return usual;
  try {
    const { bavail, bsize } = await statfs(inMemory);
    await access(inMemory, constants.W_OK);
    return bavail * bsize >= enough ? inMemory : usual;
  } catch {
    return usual;
  }
}

export default async () => temporaryFolderIn(await place());
