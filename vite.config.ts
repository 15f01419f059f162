import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import 'vite-react-ssg';
import { listsOnDemand } from './scripts/dev/lists-plugin.ts';
import { sonnerStylesheet } from './scripts/sonner-stylesheet.ts';

/** vite-react-ssg's dev server and build read lists and listings of these folders; the site's own build takes `--lists` and `--listings`. */
const lists = listsOnDemand(process.env.LISTS_DIR ?? 'src/data', process.env.LISTINGS_DIR);

globalThis.pharmacyPageSource = lists.get;

/** Libraries of every page's first paint. Toasts, tooltips and the like stay in chunks of their own. */
const vendor =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run|react-helmet-async|@tanstack|vite-react-ssg|invariant|shallowequal|react-fast-compare|prop-types)\//;

/** The app's own modules that most pages need. The words of the fixed pages and of sources are shared by pages that few visit. */
const shared = /\/src\/(?!pages\/fixed-head|data\/source-words)/;

/** The service worker is a program of its own at a fixed address, since browsers ask for it by name to see if it changed. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  buildStart() {
    if (this.environment.config.build.ssr !== false) return;
    this.emitFile({ type: 'chunk', id: 'src/service-worker/service-worker.ts', fileName: 'sw.js' });
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), sonnerStylesheet(), lists.plugin, serviceWorker],
  build: {
    outDir: process.env.SSG_OUT ?? 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // MapLibre, which a tap on the map loads; what pages start with has a budget of its own (src/config/budgets.ts).
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      output: {
        // What every page needs comes in two files instead of a dozen: the libraries, which seldom change, and the app.
        codeSplitting: {
          groups: [
            // What the first script needs must not bring the libraries with it.
            {
              name: 'start',
              test: /vite\/preload-helper|\/src\/start\.ts|\/src\/app\/(?:first-paint|page-modules)\.ts/,
              priority: 3,
            },
            { name: 'vendor', test: vendor, priority: 2 },
            { name: 'app', test: shared, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  ssgOptions: {
    entry: 'src/main.tsx',
    beastiesOptions: false,
    includedRoutes: async () => [...(await lists.get()).paths],
    onBeforePageRender: async (page, html) => (await lists.get()).complete(page.replace(/\?.*$/, ''), html),
  },
});
