import { pathOfPage } from '../../../src/domain/site/paths.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { newestConfirmation } from '../../plan/datasets/versioned-dataset.ts';
import type { PageGroup } from '../../plan/page-group.ts';
import type { SiteInput } from '../../plan/site-plan.ts';
import type { PublishedPage, SiteGroups } from '../manifest.ts';
import { newestDay, robotsText, type SitemapUrl, sitemapFiles } from './sitemaps.ts';

/** Says whether a page asks to be indexed. */
export const isIndexed = ({ reasons }: PublishedPage): boolean =>
  reasons.every((reason) => reason === 'earned');

/**
 * Gives the day of each group's newest facts (`YYYY-MM-DD`): for a city the last confirmation of its own listings, for
 * other groups with listings that of all; undefined for pages of fixed text.
 */
export function lastChanges({
  cities,
}: Pick<SiteInput, 'cities'>): (group: Pick<PageGroup, 'id' | 'data'>) => string | undefined {
  const ofCity = new Map(
    cities.map(({ city, pharmacies }) => [`city/${city.slug}`, newestConfirmation(pharmacies)]),
  );
  const newest = newestDay(ofCity.values());
  return ({ id, data }) => (ofCity.has(id) ? ofCity.get(id) : data && newest);
}

/** Makes the sitemaps, `sitemap.xml` and `robots.txt`, with their names. Sitemaps list the pages that ask to be indexed. */
export function* crawlerFiles(
  planned: readonly PageGroup[],
  groups: SiteGroups,
  { origin, ...input }: Pick<SiteInput, 'cities' | 'sample'> & { readonly origin: string },
): Generator<readonly [file: string, text: string]> {
  const lastChange = lastChanges(input);
  const urlsOf = function* (of: readonly PageGroup[]): Generator<SitemapUrl> {
    for (const group of of) {
      const priorities = new Map(group.pages.map(({ path, priority }) => [path, priority]));
      const lastmod = lastChange(group);
      for (const page of groups.get(group.id)?.pages ?? []) {
        const path = pathOfPage(page.file);
        if (isIndexed(page)) yield { path, lastmod, priority: priorities.get(path) ?? 0.5 };
      }
    }
  };
  const bySitemap = [...groupBy(planned, ({ sitemap }) => sitemap)];
  yield* sitemapFiles(
    bySitemap.map(([name, of]) => [name, urlsOf(of)] as const),
    origin,
  );
  yield ['robots.txt', robotsText(input.sample, origin)];
}
