import { describe, expect, it } from 'vitest';
import { findingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkReach } from './reach.ts';

const linkTo = (path: string, noindex = false) =>
  [noindex, `<h1 id="title">Title</h1><a href="${path}">next</a>`] as const;
const page = (path: string, [noindex, body]: ReturnType<typeof linkTo>) => pageHtml(path, { noindex, body });

describe('the check of clicks', () => {
  it('finds nothing wrong with a sound site', async () => {
    expect(await findingsOf(checkReach)).toEqual([]);
  });

  it('finds an orphan', async () => {
    expect(await findingsOf(checkReach, { 'b.html': pageHtml('/b') })).toEqual([
      'b.html is an orphan: no links lead to it',
    ]);
  });

  it('finds a pharmacy that no links lead to from the home page, indexed or not', async () => {
    const pharmacy = '/pharmacies/troy-al/oak-pharmacy';
    const changes = {
      'sitemap.html': page('/sitemap', linkTo('/pharmacies/troy-al')),
      'pharmacies/troy-al.html': page('/pharmacies/troy-al', linkTo(pharmacy, true)),
      'pharmacies/troy-al/oak-pharmacy.html': pageHtml(pharmacy, { noindex: true }),
      'pharmacies/troy-al/page-2.html': pageHtml('/pharmacies/troy-al/page-2', { noindex: true }),
    };
    const home = pageHtml('/', { body: '<h1>Home</h1>' });
    expect(await findingsOf(checkReach, { ...changes, 'index.html': home, 'a.html': null })).toEqual([
      'pharmacies/troy-al/oak-pharmacy.html is not reached from the home page',
      'pharmacies/troy-al/page-2.html is an orphan: no links lead to it',
      'sitemap.html is not reached from the home page',
    ]);
  });

  it('finds a page four clicks away; one that is not indexed may be far from home', async () => {
    const chain = (noindex: boolean) => ({
      'a.html': page('/a', linkTo('/b')),
      'b.html': page('/b', linkTo('/c')),
      'c.html': page('/c', linkTo('/d')),
      'd.html': pageHtml('/d', { noindex }),
    });
    expect(await findingsOf(checkReach, chain(false))).toEqual([
      'd.html is 4 clicks from the home page',
      'd.html is 4 clicks from the sitemap page',
    ]);
    expect(await findingsOf(checkReach, chain(true))).toEqual(['d.html is 4 clicks from the sitemap page']);
  });
});
