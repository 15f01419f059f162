// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { citySlug } from '../../../tests/support/domain-fixtures.ts';
import type { PharmacyType } from '../../domain/pharmacy/filters.ts';
import { StateCityLists } from './state-lists.tsx';

afterEach(cleanup);

const states = [
  {
    state: 'AL',
    branded: [],
    cities: [
      { slug: citySlug('athens-al'), name: 'Athens', state: 'AL', count: 2 },
      { slug: citySlug('arab-al'), name: 'Arab', state: 'AL', count: 1, town: true },
    ],
  },
] as const;

function addresses(type?: PharmacyType) {
  render(<StateCityLists states={states} type={type} />);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

it('the cities of all pharmacies lead to their directories', () => {
  expect(addresses()).toEqual(['/pharmacies/alabama', '/pharmacies/athens-al', '/pharmacies/arab-al']);
});

it('the cities of one type lead to those of that type, which their numbers count', () => {
  expect(addresses('24-hour')).toEqual([
    '/pharmacies/alabama',
    '/24-hour-pharmacy-athens-al',
    '/pharmacies/arab-al?has=24-hour',
  ]);
});

it('a state with only towns has a link to them and no empty list', () => {
  const { container } = render(
    <StateCityLists states={[{ state: 'MS', branded: [], cities: [], towns: 2 }]} />,
  );
  expect([...container.querySelectorAll('ul')].map(({ textContent }) => textContent)).toEqual([
    '2 towns of Mississippi',
  ]);
});
