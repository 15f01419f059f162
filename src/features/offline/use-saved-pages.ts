import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { offlinePages } from '../../config/site.ts';

/** Browsers without a notion of idleness wait so long, in milliseconds. */
const idleDelayMs = 2000;

/**
 * Has the service worker keep each page the visitor sees for when there is no connection. All of it loads once the page has
 * loaded and the browser is idle. The development server has no service worker.
 */
export function useSavedPages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || offlinePages === 'withdrawn' || !('serviceWorker' in navigator)) return;
    return whenIdle(() => {
      // Without a connection only a service worker has the code.
      if (!navigator.onLine && navigator.serviceWorker.controller === null) return;
      // Not keeping a page for later must not disturb the one that is open.
      import('./saved-pages.ts').then(({ savePage }) => savePage(pathname)).catch(() => undefined);
    });
  }, [pathname]);
}

/** Calls back once the page has loaded and nothing is going on; returns how to call it off. */
function whenIdle(callback: () => void): () => void {
  let calledOff = false;
  const run = (): void => {
    if (!calledOff) callback();
  };
  const wait = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, idleDelayMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    calledOff = true;
  };
}
