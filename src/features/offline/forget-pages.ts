/** Database of the service worker's library: when each cached file was used. */
const timesDatabase = 'workbox-expiration';

/** Deletes all files that this site cached on the device, and the records of when they were used. */
export async function forgetPages(): Promise<void> {
  // Some browsers keep nothing for a site without https, or in a private window.
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (worker) worker.postMessage({ type: 'FORGET' });
  else indexedDB.deleteDatabase(timesDatabase);
}
