import { useEffect } from 'react';

/**
 * The page as it was sent is laid out where it is looked at (styles/cards.css), so that it paints early. The rest follows as
 * soon as the app runs: heights that come true while a visitor scrolls would move what is under the finger.
 */
export function useWholeLayout(): void {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-server-rendered'), []);
}
