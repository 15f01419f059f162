import { join } from 'node:path';
import { defaultFolders } from '../../build/default-folders.ts';
import { runBuild } from '../../build/run-build.ts';
import { reportLines } from '../../cli/problems/problem-report.ts';
import { checkedValue, Refusal } from '../../cli/problems/refusal.ts';
import type { SiteEnv } from '../../cli/settings/env.ts';
import { writeGivenStore } from '../../listings/given-store.ts';
import { loadLists } from '../../lists/load-lists.ts';
import { sampleListings } from '../../plan/sample-listings.ts';
import { shortenLists } from '../bench/shorten-lists.ts';

/** One large city and its surroundings are enough to have every kind of screen. */
const citySlugs = ['birmingham-al', 'hoover-al', 'vestavia-hills-al', 'homewood-al', 'mobile-al'];

/**
 * Builds a site of a few cities whose sample listings are marked as real ones, below `folder`: a sample site is closed to
 * crawlers, which costs it the score for search engines. It is for measuring and never published. Gives its folder.
 */
export async function buildRealSite(folder: string, env: SiteEnv): Promise<string> {
  const lists = join(folder, 'lists');
  await shortenLists(defaultFolders.lists, lists, (slug) => citySlugs.includes(slug));
  const listings = checkedValue(await loadLists(lists))
    .cities.flatMap((city) => sampleListings(city, false))
    .map((listing) => ({ ...listing, sources: [{ id: 'csv', date: '2026-09-01', fields: ['all'] }] }));
  const store = join(folder, 'listings');
  await writeGivenStore(store, listings);
  const out = join(folder, 'dist');
  const outcome = await runBuild({
    lists,
    listings: store,
    out,
    work: join(folder, 'work'),
    threads: 2,
    env,
    now: new Date(),
  });
  if (outcome.ok) return out;
  const failures = outcome.failures.map(({ path, message }) => `${path}: ${message}`);
  throw new Refusal(...reportLines(outcome.problems), ...failures);
}
