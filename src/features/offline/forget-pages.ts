/** Database in which the service worker's library records when each cached file was used. */
const timesDatabase = 'workbox-expiration';

/**
 * Deletes everything this site stores on the device; resolves with the number of pages. It works without a
 * service worker; an active one also deletes its own records.
 */
export async function forgetPages(): Promise<number> {
  // Some browsers keep nothing for a site without https, or in a private window.
  if (!('caches' in window)) return 0;
  const names = await caches.keys();
  const counts = await Promise.all(names.filter((name) => /^pages-\d+$/.test(name)).map(countIn));
  await Promise.all(names.map((name) => caches.delete(name)));
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (worker) worker.postMessage({ type: 'FORGET' });
  else indexedDB.deleteDatabase(timesDatabase);
  return counts.reduce((sum, count) => sum + count, 0);
}

const countIn = async (name: string): Promise<number> => (await (await caches.open(name)).keys()).length;
