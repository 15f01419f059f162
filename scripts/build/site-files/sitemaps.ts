import { newestDate } from '../../../src/domain/pharmacy/pharmacy.ts';
import { absoluteUrl, pathOfPage } from '../../../src/domain/site/paths.ts';
import { escapeHtml } from '../../../src/domain/text/escape-html.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { PageGroup } from '../../plan/page-group.ts';
import type { SiteInput } from '../../plan/site-input.ts';
import type { PublishedPage, SiteGroups } from '../manifest.ts';

export interface SitemapUrl {
  readonly path: string;
  /** Day when the page's content last changed, `YYYY-MM-DD`. */
  readonly lastmod?: string | undefined;
  readonly priority: number;
}

// Limit of the protocol (https://www.sitemaps.org/protocol.html).
const urlsPerFile = 50_000;

const xmlText = (kind: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${kind}>\n`,
  ].join('');

/** Yields the files of sitemaps, and last their index `sitemap.xml`: `alabama` → `sitemaps/alabama.xml`. */
export function* sitemapFiles(
  groups: Iterable<readonly [name: string, urls: Iterable<SitemapUrl>]>,
  origin: string,
): Generator<readonly [file: string, text: string]> {
  const tags = (path: string, lastmod: string | undefined): string =>
    `<loc>${escapeHtml(absoluteUrl(origin, path))}</loc>` +
    (lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`);
  const index: string[] = [];
  for (const [group, urls] of groups) {
    const all = [...urls];
    for (let start = 0; start < all.length; start += urlsPerFile) {
      const listed = all.slice(start, start + urlsPerFile);
      const file = `sitemaps/${group}${start === 0 ? '' : `-${start / urlsPerFile + 1}`}.xml`;
      const newest = newestDay(listed.map(({ lastmod }) => lastmod));
      index.push(`<sitemap>${tags(`/${file}`, newest)}</sitemap>\n`);
      const entries = listed.map(
        ({ path, lastmod, priority }) =>
          `<url>${tags(path, lastmod)}<priority>${priority}</priority></url>\n`,
      );
      yield [file, xmlText('urlset', entries)];
    }
  }
  yield ['sitemap.xml', xmlText('sitemapindex', index)];
}

const newestDay = (days: Iterable<string | undefined>): string | undefined =>
  [...days]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

/** Returns the text of `robots.txt`. It names the sitemap, but none for a site of samples. */
export const robotsText = (sample: boolean, origin: string): string =>
  // Crawlers must read the pages of samples too, to see that each says noindex.
  `User-agent: *\nAllow: /\n${sample ? '' : `\nSitemap: ${absoluteUrl(origin, '/sitemap.xml')}\n`}`;

/** True if a page asks to be indexed. */
export const isIndexed = ({ reasons }: PublishedPage): boolean =>
  reasons.every((reason) => reason === 'earned');

/**
 * Returns a function that gives the day (`YYYY-MM-DD`) when pharmacies last changed: for a city's page group
 * its own, for other groups the site's. Undefined for fixed text, or if no day is known.
 */
export function lastChanges({ cities }: SiteInput): (group: PageGroup) => string | undefined {
  const ofCity = new Map(
    cities.map(({ city, pharmacies }) => [
      `city/${city.slug}`,
      newestDay(pharmacies.map(({ sources }) => newestDate(sources))),
    ]),
  );
  const newest = newestDay(ofCity.values());
  return ({ id, data }) => (ofCity.has(id) ? ofCity.get(id) : data && newest);
}

/** Yields the sitemaps of indexed pages, and `robots.txt`. */
export function* crawlerFiles(
  planned: readonly PageGroup[],
  groups: SiteGroups,
  input: SiteInput,
  origin: string,
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
