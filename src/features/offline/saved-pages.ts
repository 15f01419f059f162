import { followConnection, noteNavigation } from './connection-note.ts';

/** True once the service worker has cached what this document loaded. */
let seen = navigator.serviceWorker.controller !== null;
let following = false;
let registering: Promise<unknown> | undefined;

/** Asks the service worker to cache a page, at the first visit with everything that it loaded. */
export async function savePage(path: string): Promise<void> {
  const first = !following;
  following = true;
  if (first) followConnection();
  else noteNavigation();
  registering ??= navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    // The next page tries again.
    registering = undefined;
    throw error;
  });
  await registering;
  const { active } = await navigator.serviceWorker.ready;
  if (active === null || (first && seen)) return;
  const urlsToCache = [new URL(path, location.origin).href, ...(seen ? [] : loadedSoFar())];
  seen = true;
  active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

const loadedSoFar = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/`));
