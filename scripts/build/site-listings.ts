import { join } from 'node:path';
import { checkedValue } from '../cli/problems/refusal.ts';
import { loadLists, localitiesOf } from '../lists/load-lists.ts';
import type { BuildOptions } from './build-options.ts';
import type { ListingsKind } from './state/marker.ts';

/**
 * The options with the store that the register's snapshot makes in the work folder, where they ask for it. It is made anew each
 * time: the rules that make it may have changed. Throws a Refusal for lists with problems, and for a snapshot that cannot be read.
 */
export async function withRegister(options: BuildOptions): Promise<BuildOptions> {
  const { register, lists, work } = options;
  if (register === undefined) return options;
  // Other builds need none of what reads the register.
  const { registerStore } = await import('../listings/snapshot/register-store.ts');
  const cities = localitiesOf(checkedValue(await loadLists(lists), 'the published folder is unchanged'));
  return { ...options, listings: await registerStore(join(work, 'register'), { cities, file: register }) };
}

/** What kind of listings a site shows. */
export const kindOfSite = (
  { register }: Pick<BuildOptions, 'register'>,
  { sample }: { readonly sample: boolean },
): ListingsKind => (sample ? 'samples' : register === undefined ? 'imported' : 'register');
