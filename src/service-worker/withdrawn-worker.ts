declare const self: ServiceWorkerGlobalScope;

// Published instead of the usual worker after `offlinePages` of src/config/site.ts is 'withdrawn'. It handles
// no requests, so that open pages use the network.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  for (const name of await self.caches.keys()) await self.caches.delete(name);
  self.indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

// Makes this file a module with names of its own.
export {};
