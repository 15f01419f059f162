import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page's title after a client navigation to another path, so that keyboard and screen-reader
 * users start where the new page does. A change of the query string alone leaves the focus where it was.
 */
export function useNavigationFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '') document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
