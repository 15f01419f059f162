import { join } from 'node:path';
import type { Pharmacy } from '../../src/domain/pharmacy.ts';
import { writeStore } from '../data/write-store.ts';
import type { TestSite } from './build-fixture.ts';

/** Writes a store of these listings beside the site's lists and gives its folder, for a build of a site that is not of samples. */
export async function storeOf({ root }: TestSite, listings: readonly Pharmacy[]): Promise<string> {
  const folder = join(root, 'listings');
  const report = {
    read: {},
    records: {},
    dropped: {},
    rejected: {},
    merged: 0,
    superseded: 0,
    listings: listings.length,
    precision: {},
    states: {},
    refused: {},
  };
  await writeStore(folder, { imported: '2026-09-01', report, listings, trace: [] });
  return folder;
}
