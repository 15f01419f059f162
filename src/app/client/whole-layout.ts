import { useEffect } from 'react';

/** Makes the browser lay out the whole page, not only the part in view. */
export function useWholeLayout(): void {
  // Heights that change during a scroll would move the content under the finger (styles/cards.css).
  useEffect(() => document.getElementById('root')?.removeAttribute('data-server-rendered'), []);
}
