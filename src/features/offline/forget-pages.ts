// Where the service worker's library records when cached files were used.
const timesDatabase = 'workbox-expiration';

/** Deletes the files that this site cached on the device. */
export async function forgetPages(): Promise<void> {
  // Some browsers keep nothing for a site without https, or in a private window.
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (worker) worker.postMessage({ type: 'FORGET' });
  else indexedDB.deleteDatabase(timesDatabase);
}
