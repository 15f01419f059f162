import { followConnection, noteNavigation } from './connection-note.ts';

/** True if the service worker has loaded, or was told to cache, what this document loaded. */
let seen = navigator.serviceWorker.controller !== null;
let following = false;
let registering: Promise<unknown> | undefined;

/**
 * Has the service worker cache a page, and the files loaded so far if it did not load them itself. Skips the
 * document's first page if it loaded that itself. Starts or updates the note on the connection. Rejects if no
 * service worker can be registered.
 */
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
