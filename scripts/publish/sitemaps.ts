import { absoluteUrl } from '../../src/domain/site/paths.ts';
import { escapeHtml } from '../../src/domain/text/escape-html.ts';

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
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const lastmodTag = (date: string | undefined): string =>
  date === undefined ? '' : `<lastmod>${date}</lastmod>`;

/**
 * The sitemap files of the site by name: `sitemap.xml`, an index, and the files below `sitemaps/` it names. `groups` are
 * the URLs of each file by its name; a group that is too long for one file is split.
 */
export function sitemapFiles(
  groups: ReadonlyMap<string, readonly SitemapUrl[]>,
  origin: string,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const entries: string[] = [];
  for (const [group, urls] of groups) {
    for (let start = 0; start < urls.length; start += urlsPerFile) {
      const part = urls.slice(start, start + urlsPerFile);
      const file = `sitemaps/${group}${start === 0 ? '' : `-${start / urlsPerFile + 1}`}.xml`;
      files.set(file, urlSet(part, origin));
      entries.push(
        `<sitemap><loc>${escapeHtml(absoluteUrl(origin, `/${file}`))}</loc>${lastmodTag(newest(part))}</sitemap>\n`,
      );
    }
  }
  files.set(
    'sitemap.xml',
    `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`,
  );
  return files;
}

const urlSet = (urls: readonly SitemapUrl[], origin: string): string =>
  `${declaration}<urlset xmlns="${namespace}">\n${urls.map((url) => urlTag(url, origin)).join('')}</urlset>\n`;

const urlTag = ({ path, lastmod, priority }: SitemapUrl, origin: string): string =>
  `<url><loc>${escapeHtml(absoluteUrl(origin, path))}</loc>${lastmodTag(lastmod)}<priority>${priority}</priority></url>\n`;

const newest = (urls: readonly SitemapUrl[]): string | undefined =>
  urls
    .flatMap(({ lastmod }) => lastmod ?? [])
    .toSorted()
    .at(-1);

/** `robots.txt`: a site of sample listings is closed to crawlers; a real one is open and names its sitemap. */
export const robotsText = (sample: boolean, origin: string): string =>
  sample
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(origin, '/sitemap.xml')}\n`;
