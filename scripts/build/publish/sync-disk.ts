import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Has the system write out all that the file systems of these folders still hold in memory. Gives whether it could. */
export type SyncDisk = (folders: readonly string[]) => Promise<boolean>;

/**
 * Answers each line, a folder, with a status: 0 when its file system is on the disk. A `sync` of before 2015, or another system's, knows no option and
 * writes out every file system, as it does for a folder that is not found. Keys that stop the build are for the build.
 */
const script = `trap '' INT; while IFS= read -r folder; do sync -f "$folder" || sync; echo "$?"; done`;

/**
 * Gives what `work` gives, which may have disks written out. Node has no such call (docs/decisions/0052), so a process does it. `atOnce` says whether it begins before the work, or when it is
 * first asked: a fork takes the longer the more memory this process holds, and each page of it that is written next costs a fault (docs/decisions/0149). Where there is no
 * shell or no `sync` (Windows), nothing is written out: a machine that loses power at that moment may leave files cut short, which the next build mends.
 */
export async function withDiskSync<Value>(
  { atOnce }: { readonly atOnce: boolean },
  work: (sync: SyncDisk) => Promise<Value>,
): Promise<Value> {
  let started: AskedShell | undefined;
  const start = (): AskedShell => {
    started ??= startShell();
    return started;
  };
  if (atOnce) start();
  try {
    return await work((folders) => start().sync(folders));
  } finally {
    started?.end();
  }
}

/** A shell that runs the script. */
interface AskedShell {
  readonly sync: SyncDisk;
  /** Lets it end, as it does when this process dies. */
  readonly end: () => void;
}

function startShell(): AskedShell {
  const shell = spawnShell();
  if (shell === undefined) return { sync: async () => false, end: () => undefined };
  return { sync: syncBy(shell), end: () => shell.stdin.end() };
}

function syncBy(shell: Shell): SyncDisk {
  const asked: ((succeeded: boolean) => void)[] = [];
  let isOver = false;
  const giveUp = (): void => {
    isOver = true;
    for (const answer of asked.splice(0)) answer(false);
  };
  shell.on('error', giveUp);
  shell.on('close', giveUp);
  shell.stdin.on('error', giveUp);
  createInterface({ input: shell.stdout }).on('line', (status) => asked.shift()?.(status === '0'));
  const writeOut = (line: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (isOver) return resolve(false);
      asked.push(resolve);
      shell.stdin.write(`${line}\n`);
    });
  // A folder with a line break in its name is two that are not found.
  return async (folders) => (await Promise.all(folders.join('\n').split('\n').map(writeOut))).every(Boolean);
}

type Shell = ChildProcessByStdio<Writable, Readable, null>;

/** Where there is no memory for a process, Node throws; what else prevents one is told later. */
function spawnShell(): Shell | undefined {
  try {
    return spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
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
  sync: SyncDisk,
  work: () => Promise<Value>,
): Promise<Value> {
  let isFree = true;
  let isLong = false;
  const begin = (): void => {
    isLong = true;
    if (!isFree) return;
    isFree = false;
    void sync([folder]).then((succeeded) => {
      isFree = succeeded;
    });
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
