/** Database in which the service worker's library records when each cached file was used. */
const timesDatabase = 'workbox-expiration';

/**
 * Deletes the pages that this site stores on the device, with or without a service worker; an active one also
 * deletes its own records.
 */
export async function forgetPages(): Promise<void> {
  // Some browsers keep nothing for a site without https, or in a private window.
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (worker) worker.postMessage({ type: 'FORGET' });
  else indexedDB.deleteDatabase(timesDatabase);
}
