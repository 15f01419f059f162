// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../tests/support/render-page.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

afterEach(cleanup);

it('the not-found screen says what happened and leads on', () => {
  renderPage(<NotFoundScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page does not exist');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/directory',
    '/sitemap',
    '/',
  ]);
});

it('the page for every unknown address does not say that the address is wrong, and has the same links', () => {
  renderPage(<NotFoundScreen unresolved />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search the directory');
  expect(screen.getByText(/no page has this address, or it needs JavaScript/).className).toBe('no-js');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
