import { describe, expect, it } from 'vitest';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import {
  aCityDataset,
  aPharmacy,
  birmingham,
  everyDay,
  hoursOf,
  range,
} from '../../tests/support/domain-fixtures.ts';
import { findingsOf, pageHtml, publishedCity, sitemapOf } from '../../tests/support/site-fixture.ts';
import { checkLittleKnown } from './little-known.ts';

const path = '/pharmacies/birmingham-al/pharmacy-1';
const file = `${path.slice(1)}.html`;

/** Returns the findings on the page of a pharmacy placed by its ZIP code, with `facts` besides. */
function found(
  facts: Partial<Pharmacy>,
  { noindex = false, listed }: { readonly noindex?: boolean; readonly listed?: boolean } = {},
) {
  const pharmacy = aPharmacy({
    phone: '+12055550123',
    types: ['community'],
    location: { ...birmingham, precision: 'zip' },
    ...facts,
  });
  return findingsOf(checkLittleKnown, {
    ...publishedCity(aCityDataset({ pharmacies: [pharmacy] })).files,
    [file]: pageHtml(path, { noindex }),
    'sitemaps/alabama.xml': sitemapOf((listed ?? !noindex) ? [path] : []),
  });
}

describe('the check of little-known pharmacies', () => {
  it('finds nothing wrong with a page that says noindex and is in no sitemap', async () => {
    expect(await found({}, { noindex: true })).toEqual([]);
    expect(await findingsOf(checkLittleKnown)).toEqual([]);
  });

  it('finds a page that asks to be indexed with nothing but a name, an address and a phone', async () => {
    expect(await found({}, { listed: false })).toEqual([
      `${file} asks to be indexed though little is known of it`,
    ]);
  });

  it('finds a page that a sitemap lists, whatever the page says', async () => {
    expect(await found({}, { noindex: true, listed: true })).toEqual([
      `${file} is little known, but sitemaps/alabama.xml lists it`,
    ]);
  });

  it('finds a page with a service that only the register’s codes state', async () => {
    const sources = [{ id: 'nppes', date: '2020-01-01', fields: ['name', 'services'] }];
    expect(await found({ services: ['medical-equipment'], sources })).toHaveLength(2);
  });

  it.each<[string, Partial<Pharmacy>]>([
    ['hours', { hours: hoursOf(everyDay(range(9, 17))) }],
    ['an exact position', { location: { ...birmingham, precision: 'street' } }],
    ['a service', { services: ['delivery'] }],
  ])('lets a page with %s be indexed', async (_, facts) => {
    expect(await found(facts)).toEqual([]);
  });
});
