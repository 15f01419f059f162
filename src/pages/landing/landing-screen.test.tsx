// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { aCityDataset, anEntry, aPharmacy, milesAway } from '../../../tests/support/domain-fixtures.ts';
import { landingView } from '../../domain/landing/landing-view.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { LandingMore } from './landing-screen.tsx';

afterEach(cleanup);

const entry = anEntry('words');

function headings(facts: Partial<CityDataset>, of = entry) {
  const dataset = aCityDataset({ landing: [entry], pharmacies: [], nearby: [], ...facts });
  render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <LandingMore dataset={dataset} view={landingView(of, dataset)} />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

it('below its list a landing page leads to the city’s', () => {
  expect(headings({ listed: true })).toEqual(['More like this']);
  expect(screen.getByRole('link', { name: /^All pharmacies in/ })).toBeDefined();
});

it('a landing page without links to others has no heading for them', () => {
  expect(headings({ listed: false })).toEqual([]);
});

it('siblings link exactly the landing pages that ask to be indexed', () => {
  const clinic = anEntry('clinic', { type: 'clinic' });
  const hospital = anEntry('hospital', { type: 'hospital' });
  const none = anEntry('compounding', { type: 'compounding' });
  const pharmacies = Array.from({ length: 20 }, (_, index) =>
    aPharmacy({
      key: String(index),
      location: milesAway(index),
      types: [...(index < 5 ? ['clinic' as const] : []), ...(index > 15 ? ['hospital' as const] : [])],
    }),
  );
  headings({ listed: false, landing: [hospital, clinic, entry, none], pharmacies }, none);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([hospital, clinic].map(({ slug }) => `/${slug}`));
});
