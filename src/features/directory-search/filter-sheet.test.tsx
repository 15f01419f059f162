// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { parseDirectoryQuery } from '../../domain/list/directory-query.ts';
import { FilterSheet } from './filter-sheet.tsx';

afterEach(cleanup);

const base = '/pharmacies/birmingham-al';
const location = { lat: 33.52, lng: -86.8 };
const center = { kind: 'center', id: 'center', name: 'Birmingham', location } as const;
const zip = { kind: 'zip', id: '35203', name: '35203', location } as const;
const pharmacies = [
  pharmacyFixture(1, { services: ['flu-shots'], brand: 'CVS Pharmacy' }),
  pharmacyFixture(2),
];

/** Shows the sheet of an address with these parameters. */
function show(search: string) {
  const query = parseDirectoryQuery(new URLSearchParams(search));
  const sheet = (
    <FilterSheet
      query={query}
      base={base}
      pharmacies={pharmacies}
      situation={{ origin: location, statusOf: null }}
      hoursKnown={false}
      counted
      origins={{ choices: [center, zip], current: query.from ?? 'center', onMe: vi.fn() }}
      onClose={vi.fn()}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: sheet }], { initialEntries: [base + search] });
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  return router;
}

it.each(['from=33.500,-86.810', 'from=99999', 'from=center', 'brand=Walgreens'])(
  'a choice leaves %s of the address, which no field offers',
  (asked) => {
    const router = show(`?${asked}`);
    fireEvent.click(screen.getByRole('radio', { name: '5 miles' }));
    fireEvent.click(screen.getByRole('button', { name: /^(Show|No)/ }));
    const search = new URLSearchParams(router.state.location.search);
    expect([...search].map((pair) => pair.join('=')).toSorted()).toEqual([asked, 'within=5'].toSorted());
  },
);

it('boxes of one field are chosen together, and removed one by one', () => {
  const router = show('?has=flu-shots,delivery');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Flu shots/ }));
  fireEvent.click(screen.getByRole('button', { name: /^(Show|No)/ }));
  expect(router.state.location.search).toBe('?has=delivery');
});

it('tells a screen reader how many pharmacies the choices leave', () => {
  show('');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Flu shots/ }));
  expect(screen.getByRole('status').textContent).toMatch(/^Show 1 /);
});
