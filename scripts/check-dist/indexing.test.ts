import { describe, expect, it } from 'vitest';
import { findingsOf, pageHtml, sitemapOf } from '../../tests/support/site-fixture.ts';
import { checkIndexing } from './indexing.ts';

describe('the check of robots and sitemaps', () => {
  it('finds nothing wrong with a sound site', async () => {
    expect(await findingsOf(checkIndexing)).toEqual([]);
  });

  it('finds a page that asks to be indexed and is not listed', async () => {
    expect(await findingsOf(checkIndexing, { 'sitemaps/pages.xml': sitemapOf(['/', '/sitemap']) })).toEqual([
      'a.html asks to be indexed but no sitemap lists it',
    ]);
  });

  it('finds a listed page that says noindex', async () => {
    expect(await findingsOf(checkIndexing, { 'a.html': pageHtml('/a', { noindex: true }) })).toEqual([
      'a.html says noindex but sitemaps/pages.xml lists it',
    ]);
  });

  it('finds a listed address that is no page', async () => {
    expect(await findingsOf(checkIndexing, { 'sitemaps/b.xml': sitemapOf(['/b']) })).toEqual([
      'sitemaps/b.xml lists https://directory.example/b, which is no page of this site',
    ]);
  });

  it('finds a page of unknown paths that asks to be indexed', async () => {
    expect(await findingsOf(checkIndexing, { '404.html': pageHtml('/404') })).toEqual([
      '404.html asks to be indexed',
    ]);
  });

  it('finds a page of samples that lets search engines in', async () => {
    const samples = '<meta name="listings" content="sample">';
    const closed = `${samples}<meta name="robots" content="noindex" data-samples>`;
    expect(await findingsOf(checkIndexing, { 'a.html': pageHtml('/a', { head: samples }) })).toEqual([
      'a.html shows samples and lets search engines in',
    ]);
    expect(await findingsOf(checkIndexing, { 'a.html': pageHtml('/a', { head: closed }) })).toEqual([]);
  });

  it('finds a missing robots.txt', async () => {
    expect(await findingsOf(checkIndexing, { 'robots.txt': null })).toEqual(['robots.txt is missing']);
  });
});
