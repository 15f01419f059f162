// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NotFoundScreen } from './not-found-screen.tsx';

afterEach(cleanup);

it('the not-found screen says what happened and leads on', () => {
  render(<NotFoundScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page does not exist');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/directory',
    '/sitemap',
    '/',
  ]);
});
