import { join } from 'node:path';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { TestSite } from './build-fixture.ts';
import { writeGivenStore } from './given-store.ts';

/** Writes a store of these listings beside the site's lists, and returns its folder. */
export async function storeOf({ root }: TestSite, listings: readonly Pharmacy[]): Promise<string> {
  const folder = join(root, 'listings');
  await writeGivenStore(folder, listings);
  return folder;
}
