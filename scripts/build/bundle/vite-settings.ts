import type { OfflinePages } from '../../../src/config/site.ts';

/**
 * Returns Vite's pattern for an asset's name. A library's `.mjs` module becomes `.js`: nginx and other hosts
 * have no type for `.mjs`, and a browser runs no module without a script's type.
 */
export const assetName = ({ names }: { readonly names: readonly string[] }): string =>
  `assets/[name]-[hash]${names.some((name) => name.endsWith('.mjs')) ? '.js' : '[extname]'}`;

/** Returns the module that is published as the service worker. */
export const workerModule = (offlinePages: OfflinePages): string =>
  `src/service-worker/${offlinePages === 'on' ? 'service' : 'withdrawn'}-worker.ts`;
