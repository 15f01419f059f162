import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../cli/files/file-lock.ts';
import type { Checked } from '../cli/problems/problem.ts';
import { checkedValue, refuseProblem } from '../cli/problems/refusal.ts';

// A file of its own, since an edit replaces the lists.
const listLockFile = '.lock';

/**
 * Runs `edit` while no other command may edit the lists of the folder, or throws a Refusal if one does. A
 * folder that cannot be locked, such as one on a file system without locks, is edited unlocked.
 */
export async function withListLock<Result>(folder: string, edit: () => Promise<Result>): Promise<Result> {
  const file = join(folder, listLockFile);
  const lock = await lockFile(file, { make: true }).catch(() => 'none' as const);
  if (lock === undefined) {
    throw refuseProblem({
      file: folder,
      rule: 'another command is editing these lists',
      remedy: 'Wait for it to end, and try again; the lists are as it leaves them.',
    });
  }
  try {
    return await edit();
  } finally {
    if (lock !== 'none') closeSync(lock);
  }
}

/** Runs an edit of lists under their lock. Throws a Refusal for its problems, or if another edit runs. */
export const editLists = async <Value>(folder: string, edit: () => Promise<Checked<Value>>): Promise<Value> =>
  checkedValue(await withListLock(folder, edit), 'the lists are unchanged');
