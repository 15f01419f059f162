// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { PlaceFinder } from './place-finder.tsx';

afterEach(cleanup);

function find(text: string, base?: string): string {
  const router = createMemoryRouter([{ path: '*', element: <PlaceFinder base={base} /> }]);
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  const field = screen.getByLabelText('Place, ZIP, name or service');
  fireEvent.change(field, { target: { value: text } });
  if (field instanceof HTMLInputElement && field.form) fireEvent.submit(field.form);
  return router.state.location.pathname + router.state.location.search;
}

it('the place finder leads to the directory with what was typed, trimmed', () => {
  expect(find(' Birmingham, AL ')).toBe('/directory?q=Birmingham%2C+AL');
});

it('the place finder of a filtered directory stays under its filter', () => {
  expect(find('35203', '/24-hour')).toBe('/24-hour?q=35203');
});
