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
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const lastmodTag = (date: string | undefined): string =>
  date === undefined ? '' : `<lastmod>${date}</lastmod>`;

/**
 * Makes the sitemap files with their names: those below `sitemaps/`, and `sitemap.xml`, the index that names them.
 * `groups` are the URLs of each file by its name. A group too long for one file is split; one without URLs has none.
 */
export function* sitemapFiles(
  groups: Iterable<readonly [name: string, urls: Iterable<SitemapUrl>]>,
  origin: string,
): Generator<readonly [file: string, text: string]> {
  const entries: string[] = [];
  for (const [group, urls] of groups) {
    let number = 1;
    for (const part of inParts(urls, urlsPerFile)) {
      const file = fileOf(group, number);
      number += 1;
      const url = escapeHtml(absoluteUrl(origin, `/${file}`));
      entries.push(`<sitemap><loc>${url}</loc>${lastmodTag(newestDay(part))}</sitemap>\n`);
      yield [file, urlSet(part, origin)];
    }
  }
  yield [
    'sitemap.xml',
    `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`,
  ];
}

const fileOf = (group: string, number: number): string =>
  `sitemaps/${group}${number === 1 ? '' : `-${number}`}.xml`;

function* inParts<Item>(items: Iterable<Item>, most: number): Generator<readonly Item[]> {
  let part: Item[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length < most) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

const urlSet = (urls: readonly SitemapUrl[], origin: string): string =>
  `${declaration}<urlset xmlns="${namespace}">\n${urls.map((url) => urlTag(url, origin)).join('')}</urlset>\n`;

const urlTag = ({ path, lastmod, priority }: SitemapUrl, origin: string): string =>
  `<url><loc>${escapeHtml(absoluteUrl(origin, path))}</loc>${lastmodTag(lastmod)}<priority>${priority}</priority></url>\n`;

/** The last day of those stated. */
const newestDay = (dated: readonly Pick<SitemapUrl, 'lastmod'>[]): string | undefined =>
  dated.reduce<string | undefined>(
    (last, { lastmod }) => (lastmod !== undefined && (last === undefined || lastmod > last) ? lastmod : last),
    undefined,
  );

/** `robots.txt`: a site of sample listings is closed to crawlers; a real one is open and names its sitemap. */
export const robotsText = (sample: boolean, origin: string): string =>
  sample
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(origin, '/sitemap.xml')}\n`;
