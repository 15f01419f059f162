import { useEffect } from 'react';

/**
 * Makes the browser lay out the whole page. Static HTML postpones the parts out of view, to paint early
 * (styles/cards.css); heights that change during a scroll would move the content under the finger.
 */
export function useWholeLayout(): void {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-server-rendered'), []);
}
