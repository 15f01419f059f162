import { followConnection, noteNavigation } from './connection-note.ts';

let workerHasFiles = navigator.serviceWorker.controller !== null;
let following = false;
let registering: Promise<unknown> | undefined;

/** Makes the service worker cache a page for use offline. Rejects if no service worker can be registered. */
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
  if (active === null || (first && workerHasFiles)) return;
  const urlsToCache = [new URL(path, location.origin).href, ...(workerHasFiles ? [] : loadedSoFar())];
  workerHasFiles = true;
  active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

const loadedSoFar = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/`));
