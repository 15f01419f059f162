import { absoluteUrl } from '../../../src/domain/site/paths.ts';
import { escapeHtml } from '../../../src/domain/text/escape-html.ts';

/** A page as a sitemap lists it. */
export interface SitemapUrl {
  readonly path: string;
  /** `YYYY-MM-DD`, of the content. */
  readonly lastmod?: string | undefined;
  /** 0 to 1. */
  readonly priority: number;
}

/** Most URLs one sitemap may hold (https://www.sitemaps.org/protocol.html). */
const urlsPerFile = 50_000;

/** Writes one of the protocol's two kinds of document. */
const xmlText = (kind: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${kind}>\n`;

/**
 * Makes the sitemap files with their names: those below `sitemaps/`, and `sitemap.xml`, the index that names them.
 * `groups` are the URLs of each file by its name. A group too long for one file is split; one without URLs has none.
 */
export function* sitemapFiles(
  groups: Iterable<readonly [name: string, urls: Iterable<SitemapUrl>]>,
  origin: string,
): Generator<readonly [file: string, text: string]> {
  const tags = (path: string, lastmod: string | undefined): string =>
    `<loc>${escapeHtml(absoluteUrl(origin, path))}</loc>${lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`}`;
  const index: string[] = [];
  for (const [group, urls] of groups) {
    const all = [...urls];
    for (let start = 0; start < all.length; start += urlsPerFile) {
      const part = all.slice(start, start + urlsPerFile);
      const file = `sitemaps/${group}${start === 0 ? '' : `-${start / urlsPerFile + 1}`}.xml`;
      const newest = newestDay(part.map(({ lastmod }) => lastmod));
      index.push(`<sitemap>${tags(`/${file}`, newest)}</sitemap>\n`);
      const entries = part.map(
        ({ path, lastmod, priority }) =>
          `<url>${tags(path, lastmod)}<priority>${priority}</priority></url>\n`,
      );
      yield [file, xmlText('urlset', entries)];
    }
  }
  yield ['sitemap.xml', xmlText('sitemapindex', index)];
}

/** Gives the last day of those that are known. */
export const newestDay = (days: Iterable<string | undefined>): string | undefined =>
  [...days]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

/** `robots.txt`: a site of sample listings is closed to crawlers; a real one is open and names its sitemap. */
export const robotsText = (sample: boolean, origin: string): string =>
  sample
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(origin, '/sitemap.xml')}\n`;
