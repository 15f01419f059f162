// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ResultsHeading } from './results-heading.tsx';

afterEach(cleanup);

const given = {
  query: { open: true, sort: 'distance' },
  around: undefined,
  origin: 'the center of Tampa',
} as const;

it.each([
  [3, '3 open now · 252 more with unknown hours', '3 open now'],
  [0, '0 open now · 255 more with unknown hours', undefined],
])('%i that are open are told in the color of what is open where there are any', (open, text, green) => {
  const found = { total: 255, page: 1, results: [], counts: { open, unknown: 255 - open } };
  render(<ResultsHeading {...given} found={found} />);
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe(text);
  expect(heading.querySelector('.open')?.textContent).toBe(green);
});
