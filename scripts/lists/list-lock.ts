import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../cli/files/file-lock.ts';
import type { Checked } from '../cli/problems/problem.ts';
import { checkedValue, refuseProblem } from '../cli/problems/refusal.ts';

// A file of its own, since an edit replaces the lists.
const listLockFile = '.lock';

/**
 * Runs `edit` while no other command can edit the lists in a folder. Throws a Refusal if another command
 * does.
 */
export async function withListLock<Result>(folder: string, edit: () => Promise<Result>): Promise<Result> {
  const file = join(folder, listLockFile);
  // A folder that cannot be locked is edited without a lock.
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
