import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../cli/files/file-lock.ts';
import type { Checked } from '../cli/problems/problem.ts';
import { checkedValue, refuseProblem } from '../cli/problems/refusal.ts';

/** Beside the lists, which are replaced by others with each edit. It is never removed. */
const listLockFile = '.lock';

/**
 * Runs `edit` while no other command edits the lists of the folder: each reads them, and writes what it read
 * with its change. Throws a Refusal where another is at work. Where nothing can be locked (a folder that is
 * read-only, a file system without locks) it runs all the same.
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

/** Edits lists under their lock. Throws a Refusal with the problems of an edit that wrote nothing. */
export const editLists = async <Value>(folder: string, edit: () => Promise<Checked<Value>>): Promise<Value> =>
  checkedValue(await withListLock(folder, edit), 'the lists are unchanged');
