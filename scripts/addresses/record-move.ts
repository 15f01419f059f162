import { join } from 'node:path';
import { type Checked, refused } from '../cli/problems/problem.ts';
import { replaceLists } from '../lists/write-list.ts';
import { loadPlan } from '../plan/load-plan.ts';
import { addressFiles, movedText, readAddressLists } from './address-lists.ts';
import { type Move, withMove } from './moves.ts';
import { isPromiseSlug, promiseKey, promisesOf } from './promise.ts';

/**
 * Writes to moved.csv what has become of something that was published. Refuses, without writing, what was never published or is still
 * there, and a new name that is not.
 */
export async function recordMove(folder: string, move: Move): Promise<Checked<readonly Move[]>> {
  const lists = await readAddressLists(folder);
  if (!lists.ok) return lists;
  const loaded = await loadPlan(folder);
  if (!loaded.ok) return loaded;
  const file = join(folder, addressFiles.moved);
  const { kind, from, to } = move;
  const present = new Set(promisesOf(loaded.value).map(promiseKey));
  const known = lists.value.published.some((promise) => promise.kind === kind && promise.slug === from);
  if (!known) {
    return refused(file, {
      value: `${kind} ${from}`,
      rule: `what moves or goes must have been published (${addressFiles.published})`,
      remedy: 'Correct the slug; what was never published needs no entry.',
    });
  }
  if (present.has(promiseKey({ kind, slug: from }))) {
    return refused(file, {
      value: `${kind} ${from}`,
      rule: 'what moves or goes must not be there any more',
      remedy: 'Change the list or the code first.',
    });
  }
  if (to !== undefined && !(isPromiseSlug(kind, to) && present.has(promiseKey({ kind, slug: to })))) {
    return refused(file, {
      value: `${kind} ${to}`,
      rule: 'the new name must be there',
      remedy: 'Correct the slug, or add what it names first.',
    });
  }
  const moves = withMove(lists.value.moves, move);
  const written = await replaceLists(folder, new Map([[file, movedText(moves)]]));
  return written.ok ? { ok: true, value: moves } : written;
}
