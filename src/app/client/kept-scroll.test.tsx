// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptScroll } from './kept-scroll.tsx';

beforeEach(() => {
  // The router warns of a path that it cannot decode.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(cleanup);

const routes = [
  {
    path: '/',
    element: (
      <>
        <Outlet />
        <KeptScroll />
      </>
    ),
    errorElement: <h1>Broken</h1>,
    children: [{ path: '*', element: <h1>Page</h1> }],
  },
];

describe('a page whose address is badly encoded', () => {
  it.each(['/path#50%', '/path#%E0%A4%A', '/path#part', '/path#caf%C3%A9', '/50%', '/path/%E0%A4%A?q=%#%'])(
    'is shown like any other: %s',
    async (address) => {
      render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page');
    },
  );

  it('is shown where the address changes to it while the app runs', async () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/path'] });
    render(<RouterProvider router={router} />);
    await router.navigate('/path#50%');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page');
  });
});
