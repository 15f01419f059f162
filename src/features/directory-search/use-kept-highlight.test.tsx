// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptHighlight } from './search-combobox.tsx';

const line = (label: string) => ({ href: `/${label}`, label, detail: '' });

const before: readonly string[] = ['Oak Drugs', 'Elm Drugs'];

/** Where the highlight of the second of two suggestions goes when others take their place. */
function highlightAfter(after: readonly string[]): number {
  let highlightedIndex = 1;
  const setHighlightedIndex = (index: number): void => {
    highlightedIndex = index;
  };
  const { rerender } = renderHook(
    ({ labels }: { readonly labels: readonly string[] }) =>
      useKeptHighlight(labels.map(line), { highlightedIndex, setHighlightedIndex }),
    { initialProps: { labels: before } },
  );
  rerender({ labels: after });
  return highlightedIndex;
}

it('the highlight stays on its suggestion, wherever that goes', () => {
  expect(highlightAfter(['Ash Drugs', 'Oak Drugs', 'Elm Drugs'])).toBe(2);
  expect(highlightAfter(['Elm Drugs'])).toBe(0);
});

it('the highlight goes with its suggestion', () => {
  expect(highlightAfter(['Oak Drugs', 'Ash Drugs'])).toBe(-1);
  expect(highlightAfter([])).toBe(-1);
});
