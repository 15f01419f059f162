// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

afterEach(cleanup);

it('breadcrumbs link to every page above and mark the current one', () => {
  render(
    <Breadcrumbs
      trail={[
        { label: 'Home', href: '/' },
        { label: 'Alabama', href: '/pharmacies/alabama' },
        { label: 'Mobile, AL' },
      ]}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/pharmacies/alabama',
  ]);
  expect(trail.getByText('Mobile, AL').getAttribute('aria-current')).toBe('page');
  expect(trail.getAllByRole('listitem')).toHaveLength(3);
});
