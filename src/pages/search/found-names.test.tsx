// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { plainSpaces } from '../../../tests/support/plain-spaces.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import { listedPharmacyPath } from '../../domain/site/paths.ts';
import { type CitySlug, isCitySlug, isPharmacySlug, type PharmacySlug } from '../../domain/text/slug.ts';
import { tileQuery } from '../../features/data-access/queries.ts';
import { readSiteFacts, SiteFactsProvider } from '../../features/data-access/site-facts.ts';
import type { NamesFound } from '../../features/directory-search/find-names.ts';
import type { NameHit } from '../../features/directory-search/name-search.ts';
import { FoundNames } from './found-names.tsx';

afterEach(cleanup);

function pharmacySlug(text: string): PharmacySlug {
  if (!isPharmacySlug(text)) throw new Error(`No slug: ${text}`);
  return text;
}

function citySlug(text: string): CitySlug {
  if (!isCitySlug(text)) throw new Error(`No slug: ${text}`);
  return text;
}

const hit = (slug: string, city: string, cityLabel: string): NameHit => ({
  name: 'Oak Drugs',
  cityLabel,
  path: listedPharmacyPath(citySlug(city), pharmacySlug(slug)),
  tile: '0',
  fit: 0,
  rank: [0, 0],
});

const all = (hits: readonly NameHit[]): NamesFound => ({ hits, complete: true });

function client(lost = false) {
  const known = createQueryClient();
  if (lost) return known;
  const listing = (city: string, street: string, lat: number, phone?: string) => ({
    ...aPharmacy({ key: city, location: { lat, lng: -86.8, precision: 'rooftop' }, phone }),
    ...{ name: 'Oak Drugs', slug: pharmacySlug('oak-drugs') },
    address: { street, city, state: 'AL' as const, zip: '35203' },
  });
  known.setQueryData(tileQuery('0').queryKey, {
    ...{ kind: 'tile', sample: false, cell: '0' },
    pharmacies: [
      listing('Birmingham', '1 Oak St', 33.5, '+12055550112'),
      listing('Mobile', '2 Elm Ave', 30.7),
    ],
  });
  return known;
}

const facts = readSiteFacts(document.implementation.createHTMLDocument());

const both = all([
  hit('oak-drugs', 'birmingham-al', 'Birmingham, AL'),
  hit('oak-drugs', 'mobile-al', 'Mobile, AL'),
]);

/** Renders found names as a page of the site does, whose cache knows where they are. */
const show = (names: ReactElement, lost = false) =>
  render(
    <SiteFactsProvider value={facts}>
      <QueryClientProvider client={client(lost)}>{names}</QueryClientProvider>
    </SiteFactsProvider>,
  );

const inMobile = { lat: 30.7, lng: -86.8 };

it('pharmacies of a name stand nearest first, with street, city, distance and a number to call', async () => {
  show(<FoundNames found={both} point={inMobile} from="me" />);
  expect(await screen.findByText('2 Elm Ave, Mobile, AL')).toBeDefined();
  expect(screen.getByText('Nearest to you first.')).toBeDefined();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent ?? ''));
  expect(rows[0]).toContain('under 0.1 mi2 Elm Ave, Mobile, AL');
  expect(rows[1]).toContain('193 mi1 Oak St, Birmingham, AL');
  expect(screen.getByRole('link', { name: 'Call (205) 555-0112, Oak Drugs' }).getAttribute('href')).toBe(
    'tel:+12055550112',
  );
});

it('without a point the order is kept', () => {
  show(<FoundNames found={both} />);
  expect(screen.getByRole('heading', { name: '2 pharmacies' })).toBeDefined();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Birmingham, AL');
});

it('an incomplete result says that there may be more, without a total', () => {
  const hits = Array.from({ length: 25 }, (_, n) => hit(`oak-drugs-${n}`, 'mobile-al', 'Mobile, AL'));
  show(<FoundNames found={{ hits, complete: false }} />);
  expect(screen.getByRole('heading', { name: 'The first 20 pharmacies' })).toBeDefined();
  expect(screen.getByText(/There may be more, in other places/)).toBeDefined();
  expect(screen.queryByText(/25/)).toBeNull();
});

it('a note says that listings could not be loaded, and names are shown with their cities', async () => {
  const { fetch } = window;
  // As where the file is gone: it is not tried again.
  window.fetch = globalThis.fetch = async () => new Response('', { status: 404 });
  show(<FoundNames found={both} point={inMobile} from="me" />, true);
  expect(await screen.findByText(/Addresses and hours could not be loaded/)).toBeDefined();
  expect(screen.getByText('Mobile, AL')).toBeDefined();
  window.fetch = globalThis.fetch = fetch;
});
