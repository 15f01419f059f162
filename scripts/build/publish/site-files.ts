import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathOfPage } from '../../../src/domain/site/paths.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { listFiles } from '../../cli/files/file-list.ts';
import { isSystemNote } from '../../cli/files/system-notes.ts';
import type { PageGroup } from '../../plan/page-group.ts';
import type { SiteGroups } from '../state/build-state.ts';
import { isIndexed, wordsIn } from '../state/page-lines.ts';
import { sameSitemaps } from './same-sitemaps.ts';
import { robotsText, type SitemapUrl, sitemapFiles } from './sitemaps.ts';

/** Files of the client build that are no part of the site: the template, Vite's own records, and what a system noted in `public/`. */
const notPublished = (file: string): boolean =>
  file === 'index.html' || file.startsWith('.vite/') || isSystemNote(basename(file));

/** The client bundle's files and those of `public/`, by name. Read synchronously, which takes a third of the time. */
export async function bundleFiles(client: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = (await listFiles(client)).filter((file) => !notPublished(file));
  return new Map(files.map((file) => [file, readFileSync(join(client, file))]));
}

/** What the last build left of the same code's sitemaps. */
interface EarlierSitemaps {
  readonly groups: SiteGroups;
  /** Takes over a file as it is published; false where it is not as the last build left it. */
  readonly keep: (file: string) => boolean;
}

/**
 * The sitemaps, one after the other, `sitemap.xml` and `robots.txt`, with their names. Only pages that ask to be indexed are listed. With `earlier`, sitemaps
 * that would be the same are kept and not told.
 */
export function* crawlerFiles(
  planned: readonly Pick<PageGroup, 'id' | 'sitemap'>[],
  groups: SiteGroups,
  site: { readonly sample: boolean; readonly origin: string },
  earlier?: EarlierSitemaps,
): Generator<readonly [file: string, text: string]> {
  const urlsOf = function* (of: readonly Pick<PageGroup, 'id'>[]): Generator<SitemapUrl> {
    for (const { id } of of) {
      const { pages = '', lastmod } = groups.get(id) ?? {};
      for (const { file, priority, reasons } of wordsIn(pages)) {
        if (isIndexed(reasons)) yield { path: pathOfPage(file), lastmod, priority: Number(priority) };
      }
    }
  };
  const bySitemap = groupBy(planned, ({ sitemap }) => sitemap);
  const sitemaps = [...bySitemap].map(([name, of]) => [name, urlsOf(of)] as const);
  const same = earlier && sameSitemaps(planned, groups, earlier.groups);
  yield* sitemapFiles(sitemaps, site.origin, (name, file) => {
    const known = same?.get(name);
    return known !== undefined && earlier?.keep(file) === true ? known : undefined;
  });
  yield ['robots.txt', robotsText(site.sample, site.origin)];
}
