// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  aCityDataset,
  aPharmacy,
  birmingham,
  citySlug,
  milesAway,
} from '../../../tests/support/domain-fixtures.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { CityMore } from './city-screen.tsx';

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
  return screen.queryAllByRole('heading').map(({ textContent }) => textContent);
}

it('a city’s page links the cities nearby', () => {
  expect(headings({ nearby: [hoover] })).toContain('Cities nearby');
  expect(screen.getByRole('link', { name: 'Hoover, AL' })).toBeDefined();
});

it('a town far from all others has no empty section', () => {
  expect(headings({ town: true })).toEqual([]);
});

it('stores of a chain after the first page of a list are links that can be told apart', () => {
  const pharmacies = Array.from({ length: 24 }, (_, index) =>
    aPharmacy({
      ...{
        key: `${index}`,
        name: index < 22 ? `Pharmacy ${index}` : 'CVS Pharmacy',
        location: milesAway(index),
      },
      address: { street: `${index} Oak St`, city: 'Birmingham', state: 'AL', zip: '35203' },
    }),
  );
  render(<CityMore dataset={aCityDataset({ pharmacies })} />);
  for (const name of ['CVS Pharmacy, 22 Oak St', 'CVS Pharmacy, 23 Oak St', 'Pharmacy 21'])
    expect(screen.getByRole('link', { name })).toBeDefined();
});
