import type { OfflinePages } from '../../../src/config/site.ts';

/**
 * Returns Vite's pattern for an asset's file name: `assets/[name]-[hash][extname]`, with `.js` for `.mjs`.
 */
export const assetName = ({ names }: { readonly names: readonly string[] }): string =>
  // Hosts such as nginx do not know the type of `.mjs`, so browsers would refuse the module.
  `assets/[name]-[hash]${names.some((name) => name.endsWith('.mjs')) ? '.js' : '[extname]'}`;

/** Returns the path of the service worker's source. For `withdrawn`, that worker removes itself. */
export const workerModule = (offlinePages: OfflinePages): string =>
  `src/service-worker/${offlinePages === 'on' ? 'service' : 'withdrawn'}-worker.ts`;
