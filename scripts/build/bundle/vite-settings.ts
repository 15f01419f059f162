import type { Plugin } from 'vite';
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

const injection = /^__insertCSS\(".*"\);$/gm;

/**
 * Removes from Sonner the line that writes its styles into a `<style>` element: `style-src 'self'` refuses
 * that element and the browser reports an error. background-toasts.tsx imports the same styles as a file
 * instead. Fails the build if the line is not there exactly once. Needed until Sonner can be loaded without
 * it.
 */
export function sonnerStylesheet(): Plugin {
  return {
    name: 'sonner-stylesheet',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const found = code.match(injection)?.length ?? 0;
        if (found !== 1) {
          this.error(
            `Sonner calls __insertCSS ${found} times, not once (scripts/build/bundle/vite-settings.ts).`,
          );
        }
        return { code: code.replace(injection, ''), map: null };
      },
    },
  };
}
