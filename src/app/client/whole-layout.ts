import { useEffect } from 'react';

/**
 * Lays out the whole page once the app runs. The page as sent lays out only what is in view
 * (styles/cards.css), so that it paints early. Heights that changed during a scroll would move the content
 * under the finger.
 */
export function useWholeLayout(): void {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-server-rendered'), []);
}
