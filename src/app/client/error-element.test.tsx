// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadFailure } from '../../features/data-access/fetch-dataset.ts';
import { ErrorElement } from './error-element.tsx';

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
  const routes = [{ path: '/', element: <Broken error={error} />, errorElement: <ErrorElement /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return screen.findByRole('heading', { level: 1 });
}

describe('a page with code or data that could not be loaded', () => {
  const failure = new LoadFailure('Failed to fetch /data/overview.1a2b3c4d5e6f.json: 503');
  const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
  let reload: ReturnType<typeof vi.spyOn>;

  /** Renders an error in the current document or, for the same history entry, in the next one. */
  function show(error: unknown): void {
    const routes = [{ path: '/', element: <Broken error={error} />, errorElement: <ErrorElement /> }];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
  }

  beforeEach(() => {
    window.sessionStorage.clear();
    window.history.replaceState({ key: 'first' }, '');
    reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it('is loaded as a document, and no error is shown meanwhile', () => {
    show(failure);
    expect(screen.getByRole('status').textContent).toBe('Loading this page…');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows the error if the document fails too', async () => {
    show(failure);
    cleanup();
    show(failure);
    expect(await title()).toBe('Unexpected Application Error!');
    expect(screen.getByText(failure.message)).toBeDefined();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['when the visitor goes there again', () => window.history.replaceState({ key: 'second' }, '')],
    ['for another query', () => window.history.replaceState({ key: 'first' }, '', '?q=mobile')],
  ])('is loaded as a document %s', (_, go) => {
    show(failure);
    cleanup();
    go();
    show(failure);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('shows the error if the browser has no session storage', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    show(failure);
    expect(await title()).toBe('Unexpected Application Error!');
    expect(reload).not.toHaveBeenCalled();
  });

  describe('without a connection', () => {
    beforeEach(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    });

    it('says so without a service worker, with whom to call in an emergency', async () => {
      show(failure);
      expect(await title()).toBe('You seem to be offline');
      await vi.waitFor(() => expect(document.title).toBe('You seem to be offline'));
      expect(screen.getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911');
      expect(reload).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(reload).toHaveBeenCalledTimes(1);
    });

    it('is loaded from the service worker if there is one, else says so', async () => {
      vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
      show(failure);
      expect(reload).toHaveBeenCalledTimes(1);
      cleanup();
      show(failure);
      expect(await title()).toBe('You seem to be offline');
      expect(reload).toHaveBeenCalledTimes(1);
      vi.unstubAllGlobals();
    });
  });
});

describe('the error screen', () => {
  it('has the title of the specification, in the tab too, and focuses it', async () => {
    const heading = await showError(new Error('The list is gone'));
    expect(heading.textContent).toBe('Unexpected Application Error!');
    await vi.waitFor(() => expect(document.title).toBe('Unexpected Application Error!'));
    expect(document.activeElement).toBe(heading);
  });

  it.each([
    [new Error('The list is gone'), 'The list is gone'],
    ['Plain words', 'Plain words'],
    [new Error(''), 'We know no more about it.'],
    [{ odd: true }, 'We know no more about it.'],
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
        errorElement: <ErrorElement />,
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
