import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../cli/files/file-lock.ts';
import type { Checked } from '../cli/problems/problem.ts';
import { checkedValue, refuseProblem } from '../cli/problems/refusal.ts';

/** A file of its own, since each edit replaces the lists; it is never removed. */
const listLockFile = '.lock';

/**
 * Runs `edit` under the lock of a folder of lists, so that no other command's change is lost. Throws a
 * Refusal if another command holds the lock. If nothing can be locked (a read-only folder, a file system
 * without locks), `edit` runs without.
 */
export async function withListLock<Result>(folder: string, edit: () => Promise<Result>): Promise<Result> {
  const file = join(folder, listLockFile);
  const held = await lockFile(file, { make: true }).catch(() => 'none' as const);
  if (held === undefined) {
    throw refuseProblem({
      file: folder,
      rule: 'another command is editing these lists',
      remedy: 'Wait for it to end, and try again; the lists are as it leaves them.',
    });
  }
  try {
    return await edit();
  } finally {
    if (held !== 'none') closeSync(held);
  }
}

/** Runs an edit of lists under their lock; throws a Refusal with its problems if it wrote nothing. */
export const editLists = async <Value>(folder: string, edit: () => Promise<Checked<Value>>): Promise<Value> =>
  checkedValue(await withListLock(folder, edit), 'the lists are unchanged');
