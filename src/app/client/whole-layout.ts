import { useEffect } from 'react';

/**
 * Lays out the parts of the page out of view, whose layout static HTML postpones to paint early
 * (styles/cards.css). Heights that changed during a scroll would move the content under the finger.
 */
export function useWholeLayout(): void {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-server-rendered'), []);
}
