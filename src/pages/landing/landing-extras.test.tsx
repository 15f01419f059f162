// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { aCityDataset, anEntry } from '../../../tests/support/domain-fixtures.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { LandingMore } from './landing-extras.tsx';

afterEach(cleanup);

const entry = anEntry('words');

function headings(facts: Partial<CityDataset>) {
  const dataset = aCityDataset({ landing: [entry], pharmacies: [], nearby: [], ...facts });
  render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <LandingMore dataset={dataset} entry={entry} />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

it('below its list a landing page leads to the city’s', () => {
  expect(headings({ listed: true })).toEqual(['More like this']);
  expect(screen.getByRole('link', { name: /^All pharmacies in/ })).toBeDefined();
});

it('a landing page that has nothing to lead to has no heading for it', () => {
  expect(headings({ listed: false })).toEqual([]);
});
