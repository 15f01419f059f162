import { join } from 'node:path';
import { withAddressProblems } from '../addresses/site-addresses.ts';
import type { Checked } from '../cli/problems/problem.ts';
import { checkedValue } from '../cli/problems/refusal.ts';
import { loadLists, localitiesOf } from '../lists/load-lists.ts';
import { type LoadedPlan, loadPlan } from '../plan/load-plan.ts';
import type { BuildOptions } from './options.ts';

/**
 * Reads the lists and listings and plans every page, or gives every problem that they have. `day` (`YYYY-MM-DD`, UTC)
 * is the day as of which pages tell opening hours.
 */
export async function planSiteOf(
  { lists, listings }: Pick<BuildOptions, 'lists' | 'listings'>,
  day: string,
): Promise<Checked<LoadedPlan>> {
  const loaded = await loadPlan(lists, listings, day);
  if (loaded.ok) return loaded;
  return { ok: false, problems: await withAddressProblems(lists, loaded.problems) };
}

/**
 * Gives the folder of the listing store; with `register`, of one made of the register's snapshot. Throws a Refusal for
 * lists with problems and for a snapshot that cannot be read.
 */
export async function storeFolder({
  lists,
  listings,
  register,
  work,
}: Pick<BuildOptions, 'lists' | 'listings' | 'register' | 'work'>): Promise<string | undefined> {
  if (register === undefined) return listings;
  // What reads the register takes a while to load, and other builds need none of it.
  const { registerStore } = await import('../listings/snapshot/register-store.ts');
  const cities = localitiesOf(checkedValue(await loadLists(lists), 'the published folder is unchanged'));
  return registerStore(join(work, 'register'), { cities, file: register });
}
