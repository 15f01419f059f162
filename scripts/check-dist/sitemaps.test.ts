import { describe, expect, it } from 'vitest';
import { findingsOf, origin } from '../../tests/support/site-fixture.ts';
import { sitemapFiles } from '../build/site-files/sitemaps.ts';
import { checkSitemaps } from './sitemaps.ts';

const url = (path: string, priority = 0.5) => ({ path, lastmod: '2026-01-05', priority });

const built = (groups: Readonly<Record<string, readonly ReturnType<typeof url>[]>>) =>
  Object.fromEntries(sitemapFiles(new Map(Object.entries(groups)), origin));

describe('the check of sitemaps', () => {
  it('accepts what the build writes, with characters that XML escapes', async () => {
    const files = built({ pages: [url('/'), url('/a', 1)], alabama: [url('/b?x=1&y=<2>')] });
    expect(await findingsOf(checkSitemaps, files)).toEqual([]);
  });

  it('accepts 50,001 URLs, which the build splits', async () => {
    const urls = Array.from({ length: 50_001 }, (_, index) => url(`/${index}`));
    const files = built({ pages: urls });
    expect(Object.keys(files)).toContain('sitemaps/pages-2.xml');
    expect(await findingsOf(checkSitemaps, files)).toEqual([]);
  });

  it.each([
    ['a priority above 1', [{ ...url('/a'), priority: 1.5 }]],
    ['a date that is none', [{ ...url('/a'), lastmod: '2026-13-05' }]],
    ['no URL', []],
  ])('refuses %s', async (_, urls) => {
    const [finding = ''] = await findingsOf(checkSitemaps, built({ pages: urls }));
    expect(finding).toMatch(/^sitemap\S*\.xml:\d+ is no valid sitemap/);
  });

  it('refuses what is no XML', async () => {
    const [finding = ''] = await findingsOf(checkSitemaps, { 'sitemaps/pages.xml': '<urlset>' });
    expect(finding).toContain('is no valid sitemap');
  });

  it('finds a sitemap that the index does not name, and one that is not there', async () => {
    const files = built({ pages: [url('/a')], alabama: [url('/b')] });
    const { 'sitemap.xml': index } = built({ pages: [], florida: [] });
    expect(await findingsOf(checkSitemaps, { ...files, 'sitemap.xml': index ?? '' })).toContain(
      'sitemaps/alabama.xml is not named once by sitemap.xml',
    );
    const { 'sitemaps/alabama.xml': _, ...rest } = files;
    expect(await findingsOf(checkSitemaps, rest)).toEqual([
      'sitemap.xml names sitemaps/alabama.xml, which is not there',
    ]);
  });

  it('finds a URL that two sitemaps list', async () => {
    const files = built({ pages: [url('/a')], alabama: [url('/a')] });
    expect(await findingsOf(checkSitemaps, files)).toEqual([`sitemaps list ${origin}/a more than once`]);
  });
});
