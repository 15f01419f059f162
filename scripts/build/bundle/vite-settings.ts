import type { OfflinePages } from '../../../src/config/site.ts';

/**
 * Returns Vite's pattern for an asset's file name: `assets/[name]-[hash][extname]`, but `.js` for `.mjs`, a
 * type that nginx and other hosts do not know, so that browsers would refuse the module.
 */
export const assetName = ({ names }: { readonly names: readonly string[] }): string =>
  `assets/[name]-[hash]${names.some((name) => name.endsWith('.mjs')) ? '.js' : '[extname]'}`;

/** Returns the service worker's source file. If `offlinePages` is off, it is one that withdraws itself. */
export const workerModule = (offlinePages: OfflinePages): string =>
  `src/service-worker/${offlinePages === 'on' ? 'service' : 'withdrawn'}-worker.ts`;
