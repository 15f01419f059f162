import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { PageGroup } from '../../plan/page-group.ts';
import type { GroupState, SiteGroups } from '../state/build-state.ts';
import { newestDay, urlsPerFile } from './sitemaps.ts';

/** A sitemap that would be written as the last build wrote it. */
export interface SameSitemap {
  /** `YYYY-MM-DD`: the newest of its URLs. */
  readonly lastmod?: string | undefined;
}

/**
 * The sitemaps, by name, that the same code would write again in one file as it did `before`: those of pages that are all as they were. None where a group of pages has come, gone or moved. Most
 * edits change the sitemap of one state, and the lines of the others' pages are not read.
 */
export function sameSitemaps(
  planned: readonly Pick<PageGroup, 'id' | 'sitemap'>[],
  groups: SiteGroups,
  before: SiteGroups,
): ReadonlyMap<string, SameSitemap> {
  const same = new Map<string, SameSitemap>();
  if (pagedIds(groups).join() !== pagedIds(before).join()) return same;
  for (const [name, of] of groupBy(planned, ({ sitemap }) => sitemap)) {
    const isSame = of.every(({ id }) => {
      const [now, was] = [groups.get(id), before.get(id)];
      return now?.lastmod === was?.lastmod && now?.pages === was?.pages;
    });
    if (!isSame) continue;
    const listed = of.flatMap(({ id }) => groups.get(id) ?? []).filter((group) => earned(group) > 0);
    const urls = listed.reduce((sum, group) => sum + earned(group), 0);
    if (urls > 0 && urls <= urlsPerFile) same.set(name, { lastmod: newestDay(listed) });
  }
  return same;
}

const pagedIds = (groups: SiteGroups): readonly string[] =>
  [...groups].flatMap(([id, { tally }]) => (tally.pages > 0 ? [id] : []));

/** How many of a group's pages are listed. */
const earned = ({ tally }: GroupState): number => tally.reasons.earned ?? 0;
