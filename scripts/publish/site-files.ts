import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { listFiles } from '../files/file-list.ts';
import type { PageGroup } from '../plan/page-group.ts';
import type { GroupState } from '../state/build-state.ts';
import { robotsText, sitemapFiles } from './sitemaps.ts';

/** Files of the client build that are no part of the site: the template and Vite's own records. */
const notPublished = (file: string): boolean => file === 'index.html' || file.startsWith('.vite/');

/** The client bundle's files and those of `public/`, by name. */
export async function bundleFiles(client: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = (await listFiles(client)).filter((file) => !notPublished(file));
  const contents = await Promise.all(files.map((file) => readFile(join(client, file))));
  return new Map(files.map((file, index) => [file, contents[index] ?? Buffer.alloc(0)]));
}

/** `sitemap.xml`, its parts and `robots.txt`, by name. Only pages that ask to be indexed are listed. */
export function crawlerFiles(
  groups: readonly PageGroup[],
  states: Readonly<Record<string, GroupState>>,
  site: { readonly sample: boolean; readonly origin: string },
): ReadonlyMap<string, string> {
  const urls = groups.flatMap(({ id, sitemap }) => {
    const { pages = [], lastmod } = states[id] ?? {};
    return pages.flatMap(({ page: { path, priority }, reasons }) =>
      reasons.every((reason) => reason === 'earned') ? [{ sitemap, path, lastmod, priority }] : [],
    );
  });
  const sitemaps = groupBy(urls, ({ sitemap }) => sitemap);
  return new Map([
    ...sitemapFiles(sitemaps, site.origin),
    ['robots.txt', robotsText(site.sample, site.origin)],
  ]);
}
