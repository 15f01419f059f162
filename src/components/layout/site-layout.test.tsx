// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteLayout } from './site-layout.tsx';

afterEach(cleanup);

function show(sample = false, unconfirmed: readonly string[] = [], address = '/24-hour') {
  const links = (
    <>
      <a href="/pharmacies/alabama?page=2">inner</a>
      <a href="https://example.org/">outer</a>
      <a href="/data/cities.json">file</a>
      <a href="tel:+12055550123">call</a>
    </>
  );
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <SiteLayout sample={sample} unconfirmed={unconfirmed}>
            {links}
          </SiteLayout>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  return router;
}

/** Clicks, and tells whether the browser would follow the link itself. */
function browserFollows(name: string, init: MouseEventInit = {}): boolean {
  let followed = false;
  const settle = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', settle, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), init);
  return followed;
}

describe('the site layout', () => {
  it('starts with a link that skips to the results where there are any', () => {
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <SiteLayout sample results>
            text
          </SiteLayout>
        ),
      },
    ]);
    render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
    const [first] = screen.getAllByRole('link');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to results', '#results-title']);
  });

  it.each([
    ['/directory', ['Cities']],
    ['/directory?q=miami', []],
    ['/directory?open=1&from=me', ['Open now']],
  ])('marks at %s the links that lead there: %j', (address, marked) => {
    show(false, [], address);
    const current = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(marked);
  });

  it('links to “open now” only if hours are known', () => {
    show(false, ['hours']);
    expect(screen.queryByRole('link', { name: 'Open now' })).toBeNull();
    cleanup();
    show();
    expect(screen.getByRole('link', { name: 'Open now' }).getAttribute('href')).toContain('from=me');
  });

  it('has a menu that the browser opens and closes by itself', () => {
    show();
    const button = screen.getByRole('button', { name: 'Menu' });
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(menu?.getAttribute('popover')).toBe('auto');
  });

  it('turns a form into a client navigation with the filled-in fields', () => {
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <SiteLayout sample={false}>
            <form action="/24-hour" aria-label="ask">
              <input name="q" defaultValue=" Birmingham, AL " />
              <input name="brand" defaultValue="" />
            </form>
          </SiteLayout>
        ),
      },
    ]);
    render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
    fireEvent.submit(screen.getByRole('form', { name: 'ask' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/24-hour?q=Birmingham%2C+AL');
  });

  it('starts with a link that skips to the main content', () => {
    show();
    const [first] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
  });

  it('marks the current page in the main navigation', () => {
    show();
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/24-hour');
  });

  it('has no link to a type of pharmacy that the site does not list', () => {
    show(false, ['24-hour', 'emergency']);
    expect(screen.queryByRole('link', { name: '24-hour' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open late' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Cities' })).toBeDefined();
  });

  it('says so on every page when listings are samples, and only then', () => {
    show(true);
    expect(screen.getByRole('complementary', { name: 'Notice' }).textContent).toContain('fictional');
    cleanup();
    show(false);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('follows a plain link to this site in the client', () => {
    const router = show();
    expect(browserFollows('inner')).toBe(false);
    expect(router.state.location.pathname + router.state.location.search).toBe('/pharmacies/alabama?page=2');
  });

  it.each(['outer', 'file', 'call'])('leaves the %s link to the browser', (name) => {
    const router = show();
    expect(browserFollows(name)).toBe(true);
    expect(router.state.location.pathname).toBe('/24-hour');
  });

  it('leaves a click with a modifier key to the browser', () => {
    const router = show();
    expect(browserFollows('inner', { ctrlKey: true })).toBe(true);
    expect(router.state.location.pathname).toBe('/24-hour');
  });
});
