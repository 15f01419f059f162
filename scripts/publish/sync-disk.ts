import { spawn, spawnSync } from 'node:child_process';

/**
 * Has the system write out everything that the file systems of these folders still hold in memory, in one call for all:
 * Node has none (docs/decisions/0052). Where there is no `sync` (Windows), it does nothing: a machine that loses power at
 * that moment may leave files cut short, which the next build mends.
 */
export function syncDisk(folders: readonly string[]): void {
  const { status } = spawnSync('sync', ['-f', ...folders], { stdio: 'ignore' });
  // A `sync` of before 2015, or another system's, knows no option and writes out every file system.
  if (status !== 0 && status !== null) spawnSync('sync', { stdio: 'ignore' });
}

/** How long files gather before the disk gets them, milliseconds. Linux itself waits for thirty seconds or a tenth of the memory. */
const gatherMs = 2000;

/**
 * What `work` gives. While it writes files below `folder`, the disk gets them every two seconds, so that the sync before they are published
 * waits for the last of them only; after long work they are on their way to the disk while the publication is readied. One write-out begins when
 * the one before has ended; after one that fails there is no other.
 */
export async function syncMeanwhile<Value>(
  folder: string,
  work: () => Promise<Value>,
  writeOut: (folder: string) => Promise<boolean> = beginSync,
): Promise<Value> {
  let isFree = true;
  let isLong = false;
  const begin = (): void => {
    isLong = true;
    if (!isFree) return;
    isFree = false;
    void writeOut(folder).then(
      (succeeded) => {
        isFree = succeeded;
      },
      // Without memory for a process, say: the sync before the publication still comes.
      () => undefined,
    );
  };
  const timer = setInterval(begin, gatherMs);
  try {
    const made = await work();
    if (isLong) begin();
    return made;
  } finally {
    clearInterval(timer);
  }
}

/** Whether the system could write out the file system of a folder. This process ends without waiting for it. */
export const beginSync = (folder: string): Promise<boolean> =>
  new Promise((resolve) => {
    const syncing = spawn('sync', ['-f', folder], { stdio: 'ignore' });
    syncing.on('error', () => resolve(false));
    syncing.on('exit', (status) => resolve(status === 0));
    syncing.unref();
  });
