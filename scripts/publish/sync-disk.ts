import { spawnSync } from 'node:child_process';

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
