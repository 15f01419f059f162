import { describe, expect, it } from 'vitest';
import { origin, pageFindingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkStructuredData } from './structured-data.ts';

const block = (...statements: readonly object[]): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': statements })}</script>`;

const pharmacy = {
  '@type': 'Pharmacy',
  name: "Hill & Son's",
  disambiguatingDescription: 'Sample',
  url: `${origin}/a`,
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
const crumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'South Carolina', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Aiken, SC' },
  ],
};
const website = { '@type': 'WebSite', name: 'Directory', url: `${origin}/a` };
const body =
  '<a href="/">South Carolina</a> <b>Aiken, SC</b> <h1>Pharmacies in Aiken, SC</h1><form action="/a"></form><p>Directory: 1 listed</p><h3>Hill &amp; Son&#x27;s <span>Sample</span></h3><p>1 Main St, Aiken, SC 29801</p><a href="tel:+18035550123">(803) 555-0123</a>';
const check = (head: string, noindex = false) =>
  pageFindingsOf(checkStructuredData, { 'a.html': pageHtml('/a', { head, body, noindex }) });

describe('the check of structured data', () => {
  it('accepts statements that the page shows', async () => {
    expect(await check(block(crumbs, website))).toEqual([]);
  });

  it('refuses JSON-LD on a page that is not indexed', async () => {
    expect(await check(block(crumbs), true)).toEqual(['a.html has JSON-LD though it says noindex']);
  });

  it.each([
    ['a name', { ...pharmacy, name: 'Other' }, '"Other", which it does not show'],
    ['a tag', { ...pharmacy, disambiguatingDescription: 'Closed' }, '"Closed", which it does not show'],
    [
      'a street',
      { ...pharmacy, address: { ...pharmacy.address, streetAddress: '2 Main St' } },
      '"2 Main St", which it does not show',
    ],
    ['a number', { ...pharmacy, telephone: '+18035550199' }, 'tel:+18035550199, to which it does not link'],
  ])('finds %s that the page does not show', async (_, item, fault) => {
    expect(await check(block(item))).toEqual([`a.html states in its Pharmacy ${fault}`]);
  });

  it('accepts hours, a holiday and a position that the page shows, and finds others', async () => {
    const hours = (opens: string, closes: string, when: object = { dayOfWeek: 'Monday' }) => ({
      '@type': 'OpeningHoursSpecification',
      ...when,
      opens,
      closes,
    });
    const christmas = { validFrom: '2026-12-25', validThrough: '2026-12-25' };
    const geo = { '@type': 'GeoCoordinates', latitude: 33.5, longitude: -81.7 };
    const shown = `${body}<p>Monday 9 am–noon, Tuesday Open 24 hours, Dec 25, 2026 Closed</p><a href="https://maps.example/?to=33.5%2C-81.7">map</a>`;
    const findings = (facts: object) =>
      pageFindingsOf(checkStructuredData, {
        'a.html': pageHtml('/a', { head: block({ ...pharmacy, ...facts }), body: shown }),
      });
    expect(
      await findings({
        geo,
        openingHoursSpecification: [
          hours('09:00', '12:00'),
          hours('00:00', '23:59', { dayOfWeek: 'Tuesday' }),
        ],
        specialOpeningHoursSpecification: [hours('00:00', '00:00', christmas)],
      }),
    ).toEqual([]);
    expect(await findings({ openingHoursSpecification: [hours('09:00', '12:30')] })).toEqual([
      'a.html states in its Pharmacy "9\u00a0am–12:30\u00a0pm", which it does not show',
    ]);
    expect(await findings({ address: { ...pharmacy.address, postalCode: '29802' } })).toEqual([
      'a.html states in its Pharmacy "Aiken, SC 29802", which it does not show',
    ]);
    expect(await findings({ geo: { ...geo, latitude: 33.6 } })).toEqual([
      'a.html states in its Pharmacy a position to which none of its links leads: 33.6%2C-81.7',
    ]);
  });

  it('finds a breadcrumb to which the page does not link', async () => {
    const itemListElement = crumbs.itemListElement.map((item) => ({ ...item, item: `${origin}/b` }));
    expect(await check(block({ ...crumbs, itemListElement }))).toContain(
      'a.html states in its BreadcrumbList /b, to which it does not link',
    );
  });

  it('finds positions that do not count from 1', async () => {
    const itemListElement = crumbs.itemListElement.toReversed();
    expect(await check(block({ ...crumbs, itemListElement }))).toEqual([
      'a.html states in its BreadcrumbList positions that do not count from 1',
    ]);
  });

  it('refuses properties that this site never states, such as a rating', async () => {
    const item = { ...pharmacy, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } };
    const [finding = ''] = await check(block(item));
    expect(finding).toContain('a.html has JSON-LD of a wrong shape');
    expect(finding).toContain('aggregateRating');
  });

  it('refuses text that is no JSON', async () => {
    const [finding = ''] = await check('<script type="application/ld+json">{"@context":</script>');
    expect(finding).toContain('a.html has JSON-LD of a wrong shape');
  });
});
