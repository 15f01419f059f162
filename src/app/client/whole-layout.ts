import { useEffect } from 'react';

/**
 * Lays out the parts of the page out of view, which static HTML leaves out to paint early (styles/cards.css).
 * Heights that changed during a scroll would move the content under the finger.
 */
export function useWholeLayout(): void {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-server-rendered'), []);
}
