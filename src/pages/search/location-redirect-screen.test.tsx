// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LocationRedirectScreen } from './location-redirect-screen.tsx';

afterEach(cleanup);

function landedOn(path: string): string {
  const router = createMemoryRouter(
    [
      { path: '/location/:location', element: <LocationRedirectScreen /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/', path], initialIndex: 1 },
  );
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  expect(router.state.historyAction).toBe('REPLACE');
  return router.state.location.pathname + router.state.location.search;
}

it.each([
  ['/location/birmingham-al', '/pharmacies/birmingham-al'],
  ['/location/Birmingham%20AL', '/pharmacies/birmingham-al'],
  ['/location/south-carolina', '/pharmacies/south-carolina'],
  ['/location/sc', '/pharmacies/south-carolina'],
  ['/location/birmingham', '/directory?q=birmingham'],
])('the location redirect sends %s to %s', (from, to) => {
  expect(landedOn(from)).toBe(to);
});
