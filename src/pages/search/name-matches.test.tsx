// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import MiniSearch from 'minisearch';
import { afterEach, expect, it, vi } from 'vitest';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import { createQueryClient } from '../../app/client/query-client.ts';
import type { PharmacySlug } from '../../domain/text/slug.ts';
import { isPharmacySlug } from '../../domain/text/slug.ts';
import { gazetteerQuery, namesQuery } from '../../features/data-access/queries.ts';
import { NameMatches } from './name-matches.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function pharmacySlug(text: string): PharmacySlug {
  if (!isPharmacySlug(text)) throw new Error(`No slug: ${text}`);
  return text;
}

it('the names are indexed once, however many searches follow', async () => {
  const { slug, name, state, location, population, zips } = aCity();
  const header = { version: '1', sample: false } as const;
  const client = createQueryClient();
  client.setQueryData(namesQuery().queryKey, {
    ...header,
    kind: 'names',
    cities: [{ slug, label: 'Birmingham, AL' }],
    rows: [
      ['Oak Drugs', pharmacySlug('oak-drugs'), 0],
      ['Elm Apothecary', pharmacySlug('elm-apothecary'), 0],
    ],
  });
  client.setQueryData(gazetteerQuery().queryKey, {
    ...header,
    kind: 'gazetteer',
    cities: [{ slug, name, state, ...location, population, zips, count: 2, listed: true }],
  });
  const indexed = vi.spyOn(MiniSearch.prototype, 'addAll');
  const search = (text: string) => (
    <QueryClientProvider client={client}>
      <NameMatches text={text} />
    </QueryClientProvider>
  );
  const { rerender } = render(search('oak drugs'));
  expect((await screen.findByRole('link', { name: 'Oak Drugs' })).getAttribute('href')).toBe(
    '/pharmacies/birmingham-al/oak-drugs',
  );
  const builds = indexed.mock.calls.length;
  rerender(search('elm apothecary'));
  await screen.findByRole('link', { name: 'Elm Apothecary' });
  expect(indexed.mock.calls.length).toBe(builds);
});
