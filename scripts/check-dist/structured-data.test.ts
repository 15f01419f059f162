import { describe, expect, it } from 'vitest';
import { findingsOf, origin, pageHtml } from './site-fixture.ts';
import { checkStructuredData } from './structured-data.ts';

const block = (...statements: readonly object[]): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': statements })}</script>`;

const pharmacy = {
  '@type': 'Pharmacy',
  name: 'Hill & Sons',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '1 Main St',
    addressLocality: 'Aiken',
    addressRegion: 'SC',
    postalCode: '29801',
    addressCountry: 'US',
  },
  telephone: '+18035550123',
};
const list = {
  '@type': 'ItemList',
  name: 'Pharmacies in Aiken, SC',
  numberOfItems: 1,
  itemListElement: [{ '@type': 'ListItem', position: 1, item: pharmacy }],
};
const crumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Aiken, SC' },
  ],
};
const website = {
  '@type': 'WebSite',
  name: 'Directory',
  url: `${origin}/a`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/a?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
};
const body =
  '<a href="/">Home</a> <b>Aiken, SC</b> <h1>Pharmacies in Aiken, SC</h1><form action="/a"></form><p>Directory: 1 listed</p><h3>Hill &amp; Sons</h3><p>1 Main St, Aiken, SC 29801</p><a href="tel:+18035550123">(803) 555-0123</a>';
const check = (head: string, noindex = false) =>
  findingsOf(checkStructuredData, { 'a.html': pageHtml('/a', { head, body, noindex }) });

describe('the check of structured data', () => {
  it('accepts what the page shows', async () => {
    expect(await check(block(list, crumbs, website))).toEqual([]);
  });

  it('refuses any on a page that is not indexed', async () => {
    expect(await check(block(crumbs), true)).toEqual(['a.html has JSON-LD though it says noindex']);
  });

  it.each([
    ['a name', { ...pharmacy, name: 'Other' }, '"Other", which it does not show'],
    [
      'an address',
      { ...pharmacy, address: { ...pharmacy.address, postalCode: '29802' } },
      '"Aiken, SC 29802", which it does not show',
    ],
    ['a number', { ...pharmacy, telephone: '+18035550199' }, 'tel:+18035550199, to which it does not link'],
  ])('finds %s that the page does not show', async (_, item, fault) => {
    const itemListElement = [{ '@type': 'ListItem', position: 1, item }];
    expect(await check(block({ ...list, itemListElement }))).toEqual([
      `a.html states in its ItemList ${fault}`,
    ]);
  });

  it('finds a crumb that is no link of the page', async () => {
    const itemListElement = crumbs.itemListElement.map((item) => ({ ...item, item: `${origin}/b` }));
    expect(await check(block({ ...crumbs, itemListElement }))).toContain(
      'a.html states in its BreadcrumbList /b, to which it does not link',
    );
  });

  it('finds positions that do not count from 1', async () => {
    const itemListElement = [{ '@type': 'ListItem', position: 2, item: pharmacy }];
    expect(await check(block({ ...list, itemListElement }))).toEqual([
      'a.html states in its ItemList positions that do not count from 1',
    ]);
  });

  it('refuses what this site never states, such as a rating', async () => {
    const item = { ...pharmacy, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } };
    const [finding = ''] = await check(
      block({ ...list, itemListElement: [{ '@type': 'ListItem', position: 1, item }] }),
    );
    expect(finding).toContain('a.html has JSON-LD of a wrong shape');
    expect(finding).toContain('aggregateRating');
  });

  it('refuses text that is no JSON', async () => {
    const [finding = ''] = await check('<script type="application/ld+json">{"@context":</script>');
    expect(finding).toContain('a.html has JSON-LD of a wrong shape');
  });
});
