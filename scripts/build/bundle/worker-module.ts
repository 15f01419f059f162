import type { OfflinePages } from '../../../src/config/site.ts';

const modules: Readonly<Record<OfflinePages, string>> = {
  on: 'src/service-worker/service-worker.ts',
  withdrawn: 'src/service-worker/withdrawn-worker.ts',
};

/** Names the module that is published as the service worker. */
export const workerModule = (offlinePages: OfflinePages): string => modules[offlinePages];
