// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlaceFinder } from './place-finder.tsx';
import type { SuggestingFieldProps } from './search-combobox.tsx';

afterEach(cleanup);

vi.mock('./search-combobox.tsx', () => ({
  SearchCombobox: ({ text }: SuggestingFieldProps) => <output>{text}</output>,
}));

const field = () => screen.getByLabelText<HTMLInputElement>('Place, ZIP, pharmacy or service');

it('the place finder is a plain form of the directory', () => {
  render(<PlaceFinder near={undefined} />);
  expect(field().form?.getAttribute('action')).toBe('/directory');
  expect(field().form?.method).toBe('get');
  expect(field().name).toBe('q');
});

it('the place finder of a filtered directory stays under its filter', () => {
  render(<PlaceFinder base="/24-hour" near={undefined} />);
  expect(field().form?.getAttribute('action')).toBe('/24-hour');
});

it('two place finders on a page have names and fields of their own', () => {
  render(
    <>
      <PlaceFinder near={undefined} />
      <PlaceFinder large near={undefined} />
    </>,
  );
  const forms = screen.getAllByRole('search');
  expect(new Set(forms.map((form) => form.getAttribute('aria-label'))).size).toBe(2);
  expect(new Set(screen.getAllByRole('combobox').map(({ id }) => id)).size).toBe(2);
});

it('the field shows the place of the page, and that of the next one', () => {
  const { rerender } = render(<PlaceFinder text="Miami, FL" near={undefined} />);
  expect(field().value).toBe('Miami, FL');
  rerender(<PlaceFinder text="Tampa, FL" near={undefined} />);
  expect(field().value).toBe('Tampa, FL');
});

it('the field with suggestions is loaded when the visitor focuses the plain one', async () => {
  render(<PlaceFinder text="Miami, FL" near={undefined} />);
  await act(async () => fireEvent.focus(field()));
  expect(screen.getByRole('status').textContent).toBe('Miami, FL');
});
