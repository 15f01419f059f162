import { describe, expect, it } from 'vitest';
import { findingsOf, origin, pageFindingsOf, pageHtml, sitemapOf } from '../../tests/support/site-fixture.ts';
import { standInPage } from '../hosts/files/stand-in-page.ts';
import { checkFormerAddresses } from './former-addresses.ts';
import { checkHeads, checkTitles } from './heads.ts';
import { checkReach } from './reach.ts';

const withRedirects = (...lines: readonly string[]) =>
  findingsOf(checkFormerAddresses, { _redirects: lines.map((line) => `${line}\n`).join('') });

describe('the check of former addresses', () => {
  it('finds nothing wrong with a site without any, nor with correct ones', async () => {
    expect(await findingsOf(checkFormerAddresses)).toEqual([]);
    expect(await withRedirects('/old /a 301', '/gone /404.html 410')).toEqual([]);
  });

  it('finds a rule that leads to no page', async () => {
    expect(await withRedirects('/old /b 301')).toEqual(['_redirects leads /old to /b, which is not there']);
  });

  it('finds a rule that takes a page away, and with it an address of a sitemap', async () => {
    const found = [
      '_redirects has a rule that hides the page /a',
      `sitemaps/pages.xml lists ${origin}/a, which is a former address`,
    ];
    expect(await withRedirects('/a / 301')).toEqual(found);
  });

  it('finds a page that stands in for nothing, asks to be indexed or is in a sitemap', async () => {
    const stands = (html: string, paths = ['/', '/a', '/sitemap']) =>
      findingsOf(checkFormerAddresses, { 'old.html': html, 'sitemaps/pages.xml': sitemapOf(paths) });
    expect(await stands(standInPage('/a', origin))).toEqual([]);
    expect(await stands(standInPage('/b', origin))).toEqual([
      'old.html stands in for /b, which it does not lead to',
    ]);
    const head = '<meta http-equiv="refresh" content="0; url=/">';
    expect(await stands(pageHtml('/old', { head, canonical: `${origin}/` }))).toEqual([
      'old.html stands in for another page and asks to be indexed',
    ]);
    expect(await stands(standInPage('/a', origin), ['/', '/a', '/sitemap', '/old'])).toEqual([
      `sitemaps/pages.xml lists ${origin}/old, which is a former address`,
    ]);
  });

  it('keeps stand-in pages out of the checks of pages', async () => {
    const files = { 'old.html': standInPage('/a', origin), 'older.html': standInPage('/a', origin) };
    expect(await pageFindingsOf(checkHeads, files)).toEqual([]);
    expect(await findingsOf(checkTitles, files)).toEqual([]);
    expect(await findingsOf(checkReach, files)).toEqual([]);
  });
});
