import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page's title after a client navigation to another path, so that keyboard and screen-reader
 * users start where the new page does. A change of the query string alone leaves the focus where it was; if the control that
 * had it is gone, such as a filter that was taken off, the focus goes to the heading of the results.
 */
export function useNavigationFocus(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (before.pathname !== pathname) {
      if (hash === '') focusOn('page-title');
    } else if (before.search !== search && document.activeElement === document.body) {
      focusOn('results-title');
    }
  }, [pathname, search, hash]);
}

const focusOn = (id: string): void => document.getElementById(id)?.focus({ preventScroll: true });
