// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ResultsHeading } from './results-heading.tsx';

afterEach(cleanup);

const given = {
  total: 255,
  shown: undefined,
  byName: false,
  around: undefined,
  origin: 'the center of Tampa',
};

it.each([
  [3, '3 open now · 252 more with unknown hours', '3 open now'],
  [0, '0 open now · 255 more with unknown hours', undefined],
])('%i that are open are told in the color of what is open where there are any', (open, text, green) => {
  render(<ResultsHeading {...given} counts={{ open, unknown: 255 - open }} />);
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe(text);
  expect(heading.querySelector('.open')?.textContent).toBe(green);
});
