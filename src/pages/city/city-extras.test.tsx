// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aCityDataset, birmingham, citySlug } from '../../../tests/support/domain-fixtures.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { CityMore } from './city-extras.tsx';

afterEach(cleanup);

const hoover = {
  slug: citySlug('hoover-al'),
  name: 'Hoover',
  state: 'AL',
  count: 2,
  location: birmingham,
  distanceMiles: 8,
} as const;

function headings(facts: Partial<CityDataset>) {
  render(<CityMore dataset={aCityDataset(facts)} />);
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

it('a city’s page links the cities nearby', () => {
  expect(headings({ nearby: [hoover] })).toContain('Cities nearby');
  expect(screen.getByRole('link', { name: 'Hoover, AL' })).toBeDefined();
});

it('a town far from all others has no heading over nothing', () => {
  expect(headings({ town: true })).toEqual(['About this list']);
});
