// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { citySlug } from '../../../tests/support/domain-fixtures.ts';
import { brandSlug } from '../../domain/pharmacy/brand.ts';
import type { BrandDataset } from '../../domain/site/dataset.ts';
import { BrandScreen } from './brand-screen.tsx';

afterEach(cleanup);

const letters = 'ABCDEFGHIJKLM'.split('');

function show(count: number): void {
  const brand = brandSlug('Rx Mart');
  if (brand === undefined) throw new Error('Rx Mart has a slug');
  const cities = letters
    .slice(0, count)
    .map((name) => ({ slug: citySlug(`${name.toLowerCase()}-al`), name, state: 'AL' as const, count: 1 }));
  const dataset: BrandDataset = {
    ...{ kind: 'brand', version: 'test', sample: true, brand, name: 'Rx Mart' },
    states: [{ state: 'AL', cities }],
  };
  render(
    <HelmetProvider>
      <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
        <BrandScreen dataset={dataset} />
      </MemoryRouter>
    </HelmetProvider>,
  );
}

it('a chain’s page says how many cities a state has if it shows only some, and links the state’s page', () => {
  show(13);
  const rest = screen.getByRole('link', { name: 'All 13 cities and towns of Alabama' });
  expect(rest.getAttribute('href')).toBe('/brands/rx-mart/alabama');
});

it('a chain’s page with all cities of a state has no link to more', () => {
  show(12);
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
});
