import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { offlinePages } from '../../config/site.ts';

/** Browsers without a notion of idleness wait so long, in milliseconds. */
const idleDelayMs = 2000;

/**
 * Has the service worker keep each page the visitor sees for when there is no connection. All of it loads
 * once the page has loaded and the browser is idle. `loadMore` loads what the app needs without a connection
 * besides, and never changes. The development server has no service worker.
 */
export function useSavedPages(loadMore: () => Promise<unknown>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || offlinePages === 'withdrawn' || !('serviceWorker' in navigator)) return;
    whenIdle(() => {
      // Without a connection only a service worker has the code.
      if (!navigator.onLine && navigator.serviceWorker.controller === null) return;
      // Not keeping a page for later must not disturb the one that is open.
      Promise.all([import('./saved-pages.ts'), loadMore()])
        .then(([{ savePage }]) => savePage(pathname))
        .catch(() => undefined);
    });
  }, [pathname, loadMore]);
}

/** Calls back once the page has loaded and nothing is going on. */
function whenIdle(callback: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
    else setTimeout(callback, idleDelayMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
