// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

beforeEach(() => {
  // React and the router log the error too, which is wanted in the app.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(cleanup);

function Broken({ error }: { readonly error: unknown }): never {
  throw error;
}

async function showError(error: unknown) {
  const routes = [{ path: '/', element: <Broken error={error} />, errorElement: <ErrorScreen /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return screen.findByRole('heading', { level: 1 });
}

describe('the error screen', () => {
  it('has the title of the specification, in the tab too, and focuses it', async () => {
    const heading = await showError(new Error('The list is gone'));
    expect(heading.textContent).toBe('Unexpected Application Error!');
    expect(document.title).toBe('Unexpected Application Error!');
    expect(document.activeElement).toBe(heading);
  });

  it.each([
    [new Error('The list is gone'), 'The list is gone'],
    ['Plain words', 'Plain words'],
    [new Error(''), 'No further details are known.'],
    [{ odd: true }, 'No further details are known.'],
  ])('for %o shows "%s"', async (thrown, message) => {
    await showError(thrown);
    expect(screen.getByText(message)).toBeDefined();
  });

  it('shows the status of a route’s error response', async () => {
    const routes = [
      {
        path: '/',
        loader: () => {
          throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
        },
        element: <p>never</p>,
        errorElement: <ErrorScreen />,
      },
    ];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    expect(await screen.findByText('503 Service Unavailable')).toBeDefined();
  });

  it('offers the home page and a reload', async () => {
    await showError(new Error('The list is gone'));
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
