import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { offlinePages } from '../../config/site.ts';

const delayBeforeCachingMs = 2000;

/**
 * Makes the service worker cache visited pages for use offline. `loadMore` loads code to cache with them; pass
 * the same function at every render.
 */
export function useSavedPages(loadMore: () => Promise<unknown>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || offlinePages === 'withdrawn' || !('serviceWorker' in navigator)) return;
    setTimeout(() => {
      // Without a connection only a service worker has the code.
      if (!navigator.onLine && navigator.serviceWorker.controller === null) return;
      // A page that cannot be cached must not disturb the open one.
      Promise.all([import('./saved-pages.ts'), loadMore()])
        .then(([{ savePage }]) => savePage(pathname))
        .catch(() => undefined);
    }, delayBeforeCachingMs);
  }, [pathname, loadMore]);
}
