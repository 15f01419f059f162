// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import { listedPharmacyPath } from '../../domain/site/paths.ts';
import { type CitySlug, isCitySlug, isPharmacySlug, type PharmacySlug } from '../../domain/text/slug.ts';
import { contactsQuery } from '../../features/data-access/queries-on-demand.ts';
import { readSiteFacts, SiteFactsProvider } from '../../features/data-access/site-facts.ts';
import { FoundNames } from './name-matches.tsx';

afterEach(cleanup);

function pharmacySlug(text: string): PharmacySlug {
  if (!isPharmacySlug(text)) throw new Error(`No slug: ${text}`);
  return text;
}

function citySlug(text: string): CitySlug {
  if (!isCitySlug(text)) throw new Error(`No slug: ${text}`);
  return text;
}

const { name, state, population, zips } = aCity();
const gazetteerCity = (slug: string, lat: number) => ({
  slug: citySlug(slug),
  name,
  state,
  population,
  zips,
  lat,
  lng: -86.8,
  count: 1,
  listed: true,
});
const cities = [gazetteerCity('birmingham-al', 33.5), gazetteerCity('mobile-al', 30.7)];
const hit = (slug: string, city: string, cityLabel: string) => ({
  name: 'Oak Drugs',
  slug: pharmacySlug(slug),
  city: citySlug(city),
  cityLabel,
  path: listedPharmacyPath(citySlug(city), pharmacySlug(slug)),
});

function client() {
  const known = createQueryClient();
  known.setQueryData(contactsQuery('AL').queryKey, {
    kind: 'contacts',
    sample: false,
    state: 'AL',
    cities: [
      {
        slug: citySlug('birmingham-al'),
        rows: [[pharmacySlug('oak-drugs'), '1 Oak St', '+12055550112', 335_000, -868_000]],
      },
      {
        slug: citySlug('mobile-al'),
        rows: [[pharmacySlug('oak-drugs'), '2 Elm Ave', '', 307_000, -868_000]],
      },
    ],
  });
  return known;
}

const facts = readSiteFacts(document.implementation.createHTMLDocument());

const inMobile = { lat: 30.7, lng: -86.8 };

it('pharmacies of a name stand nearest first, with street, city, distance and a number to call', async () => {
  const hits = [
    hit('oak-drugs', 'birmingham-al', 'Birmingham, AL'),
    hit('oak-drugs', 'mobile-al', 'Mobile, AL'),
  ];
  render(
    <SiteFactsProvider value={facts}>
      <QueryClientProvider client={client()}>
        <FoundNames hits={hits} cities={cities} point={inMobile} from="me" />
      </QueryClientProvider>
    </SiteFactsProvider>,
  );
  expect(await screen.findByText('2 Elm Ave, Mobile, AL')).toBeDefined();
  expect(screen.getByText('Nearest to you first.')).toBeDefined();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('under 0.1 mi2 Elm Ave, Mobile, AL');
  expect(rows[1]).toContain('193 mi1 Oak St, Birmingham, AL');
  expect(screen.getByRole('link', { name: 'Call (205) 555-0112, Oak Drugs' }).getAttribute('href')).toBe(
    'tel:+12055550112',
  );
});

it('without a point the order is kept, and says of itself what it is', () => {
  const hits = [
    hit('oak-drugs', 'birmingham-al', 'Birmingham, AL'),
    hit('oak-drugs', 'mobile-al', 'Mobile, AL'),
  ];
  render(
    <SiteFactsProvider value={facts}>
      <QueryClientProvider client={client()}>
        <FoundNames hits={hits} cities={cities} />
      </QueryClientProvider>
    </SiteFactsProvider>,
  );
  expect(screen.getByRole('heading', { name: '2 pharmacies' })).toBeDefined();
  expect(screen.getByText(/Best fit first, then the larger city/)).toBeDefined();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Birmingham, AL');
});
