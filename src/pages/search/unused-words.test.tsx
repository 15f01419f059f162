// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { NamesakeNote } from './namesake-note.tsx';
import { UnusedWords } from './unused-words.tsx';

afterEach(cleanup);

it('a corrected search is told as it is read, before the words that could not be used', () => {
  render(<UnusedWords words={['cheapest']} readAs="cheapest pharmacy birmingham" />);
  expect(screen.getByRole('status').textContent).toBe(
    'Showing results for “cheapest pharmacy birmingham”. We could not use “cheapest”.',
  );
});

it('nothing is told of a search that is read as it was typed', () => {
  const { container } = render(<UnusedWords words={[]} />);
  expect(container.textContent).toBe('');
});

it('another place of the name is told with a way there, which keeps what is asked for', () => {
  render(
    <NamesakeNote
      namesake={{ label: 'San Antonio, FL', isListed: true }}
      query={{ ...emptyDirectoryQuery, open: true }}
      name="cvs"
    />,
  );
  const link = screen.getByRole('link', { name: 'San Antonio, FL' });
  expect(link.getAttribute('href')).toBe('/directory?q=cvs+San+Antonio%2C+FL&open=1');
});
