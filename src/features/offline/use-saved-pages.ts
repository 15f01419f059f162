import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { offlinePages } from '../../config/site.ts';

/** How long a page is left alone before it is kept, milliseconds. */
const quietMs = 2000;

/**
 * Has the service worker keep each page the visitor sees for when there is no connection. All of it loads
 * after the page. `loadMore` loads what the app needs without a connection besides, and never changes. The
 * development server has no service worker.
 */
export function useSavedPages(loadMore: () => Promise<unknown>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || offlinePages === 'withdrawn' || !('serviceWorker' in navigator)) return;
    setTimeout(() => {
      // Without a connection only a service worker has the code.
      if (!navigator.onLine && navigator.serviceWorker.controller === null) return;
      // Not keeping a page for later must not disturb the one that is open.
      Promise.all([import('./saved-pages.ts'), loadMore()])
        .then(([{ savePage }]) => savePage(pathname))
        .catch(() => undefined);
    }, quietMs);
  }, [pathname, loadMore]);
}
