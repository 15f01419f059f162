import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { newFolder } from '../../tests/support/new-folder.ts';
import { origin, pageHtml, sitemapOf } from '../../tests/support/site-fixture.ts';
import { standInPage } from '../hosts/files/stand-in-page.ts';
import { readPages, readSiteFiles } from './artefact.ts';
import type { PageFacts } from './page/read-page.ts';

let folder: string;
beforeAll(async () => {
  folder = newFolder();
  await mkdir(join(folder, 'sitemaps'));
  const head = '<script type="module" src="/assets/app-12345678.js"></script>';
  const body = '<h1 id="title">Title</h1><a href="/">Home</a><a href="/b">B</a>';
  const files = {
    'index.html': pageHtml('/', { head, body }),
    'b.html': pageHtml('/b', { head, body, noindex: true }),
    'old.html': standInPage('/b', origin),
    'sitemaps/pages.xml': sitemapOf(['/']),
  };
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
});

it('every page but a stand-in is inspected, and its addresses, links and ids are kept', async () => {
  const site = await readSiteFiles(folder, origin, 0);
  const looked: PageFacts[] = [];
  const { pages, standIns, pageByPath, sitemap } = await readPages(site, (page) => looked.push(page));
  expect(looked.map(({ path, h1Count }) => [path, h1Count])).toEqual([
    ['/b', 1],
    ['/', 1],
  ]);
  expect(standIns.map(({ path }) => path)).toEqual(['/old']);
  expect(pageByPath.get('/b')).toMatchObject({
    links: ['/', '/b'],
    ids: ['title'],
    robots: ['noindex,follow'],
    opensSamples: false,
    assets: ['/assets/app-12345678.js'],
  });
  expect(pages[0]).not.toHaveProperty('text');
  expect([...sitemap]).toEqual([[`${origin}/`, 'sitemaps/pages.xml']]);
});
