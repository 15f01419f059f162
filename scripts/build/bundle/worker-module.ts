import type { OfflinePages } from '../../../src/config/site.ts';

/** Names the module that is published as the service worker. */
export const workerModule = (offlinePages: OfflinePages): string =>
  `src/service-worker/${offlinePages === 'on' ? 'service' : 'withdrawn'}-worker.ts`;
