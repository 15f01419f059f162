import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import 'vite-react-ssg';
import { assetName, workerModule } from './scripts/build/bundle/vite-settings.ts';
import { listsOnDemand, sourceFolders } from './scripts/dev/lists-plugin.ts';
import { messages } from './scripts/dev/messages-plugin.ts';
import { offlinePages } from './src/config/site.ts';
import { notFoundPath } from './src/domain/site/paths.ts';
import { scriptEnd } from './src/service-worker/sound-answer.ts';

/** For vite-react-ssg's dev server and build; the site's own build takes `--lists` and `--listings`. */
const lists = listsOnDemand(sourceFolders(process.env));

globalThis.pharmacyPageSource = lists.pages;

/** The service worker is a program of its own at a fixed address, since browsers ask for it by name to see if it changed. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  buildStart() {
    if (this.environment.config.build.ssr !== false) return;
    this.emitFile({ type: 'chunk', id: workerModule(offlinePages), fileName: 'sw.js' });
  },
};

/** The libraries that every page needs, with what they need. */
const libraries = [
  '@remix-run',
  '@tanstack',
  'invariant',
  'prop-types',
  'react',
  'react-dom',
  'react-fast-compare',
  'react-helmet-async',
  'react-router',
  'react-router-dom',
  'scheduler',
  'shallowequal',
  'vite-react-ssg',
];

/** The files that every page loads; the bundler divides the rest by who imports it. */
const chunkGroups = [
  // The first script, which runs before the others are asked for.
  {
    name: 'start',
    test: /vite[\\/]preload-helper|[\\/]app[\\/]client[\\/](?:start|first-paint|page-files)\.ts/,
    priority: 3,
  },
  { name: 'vendor', test: new RegExp(`node_modules[\\\\/](?:${libraries.join('|')})[\\\\/]`), priority: 2 },
  { name: 'app', test: /[\\/]src[\\/]/, minShareCount: 6, priority: 1 },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [messages(process.env.MESSAGES_FILE), react(), tailwindcss(), lists.plugin, serviceWorker],
  build: {
    outDir: process.env.SSG_OUT ?? 'dist',
    // The oldest browsers of docs/specification.md#limits.
    target: ['chrome120', 'edge120', 'firefox128', 'safari17'],
    modulePreload: { polyfill: false },
    // The licenses of the packages that browsers load ask that their texts go with them.
    license: !isSsrBuild && { fileName: 'third-party-licenses.txt' },
    // MapLibre, which a tap on the map loads; what pages start with has a budget of its own (scripts/check-dist/sizes.ts).
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      // As in scripts/build/bundle/compile-for-node.ts.
      checks: { bundlerTimings: false },
      ...(!isSsrBuild && {
        output: {
          assetFileNames: assetName,
          // The service worker keeps no script without it: what was cut off lacks it.
          postFooter: scriptEnd,
          codeSplitting: { groups: chunkGroups },
        },
      }),
    },
  },
  // Builds leave and make these folders; a watcher that looks into them is slow.
  server: { watch: { ignored: ['**/.build/**', '**/.cache/**'] } },
  ssgOptions: {
    entry: 'src/app/client/main.tsx',
    beastiesOptions: false,
    includedRoutes: async () => [...(await lists.pages()).paths],
    ...(command === 'build'
      ? {
          onBeforePageRender: async (page, html) =>
            (await lists.pages()).withMetaTags(page.replace(/\?.*$/, ''), html),
        }
      : {
          // As in the template of the build: the page of unknown addresses is rendered anew for the one that was asked for.
          onPageRendered: (url, html) =>
            url === notFoundPath ? html.replace(' data-server-rendered="true"', '') : html,
        }),
  },
}));
