import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

// Short: the path of a socket may have no more than about a hundred characters.
const prefix = 'tests-';

/** Makes the temporary folder of a test run below `place`. Returns a function that removes it. */
export async function temporaryFolderIn(place: string): Promise<(() => Promise<void>) | undefined> {
  // Each project of a run asks for it; one folder is enough.
  if (basename(tmpdir()).startsWith(prefix)) return undefined;
  const folder = await mkdtemp(join(place, prefix));
  // Tests start processes of other users, too.
  await chmod(folder, 0o755);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

export default () => temporaryFolderIn(tmpdir());
