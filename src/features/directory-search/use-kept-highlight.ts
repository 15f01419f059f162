import { useLayoutEffect, useRef } from 'react';
import { type Suggestion, suggestionKey } from './suggestion-lines.ts';

interface Highlight {
  /** -1 for none. */
  readonly highlightedIndex: number;
  readonly setHighlightedIndex: (index: number) => void;
}

/**
 * Keeps the highlight on its suggestion when others come before it, as when the names of a region have come: Enter must not lead to
 * another than the visitor has gone to. With its suggestion the highlight goes.
 */
export function useKeptHighlight(
  items: readonly Suggestion[],
  { highlightedIndex, setHighlightedIndex }: Highlight,
): void {
  const shown = useRef(items);
  useLayoutEffect(() => {
    const highlighted = shown.current[highlightedIndex];
    if (shown.current === items) return;
    shown.current = items;
    if (highlighted === undefined) return;
    const key = suggestionKey(highlighted);
    const index = items.findIndex((item) => suggestionKey(item) === key);
    if (index !== highlightedIndex) setHighlightedIndex(index);
  }, [items, highlightedIndex, setHighlightedIndex]);
}
