import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import 'vite-react-ssg';
import { listsOnDemand } from './scripts/dev/lists-plugin.ts';
import { sonnerStylesheet } from './scripts/sonner-stylesheet.ts';

/** vite-react-ssg's dev server and build read the lists of this folder; the site's own build takes `--lists`. */
const lists = listsOnDemand(process.env.LISTS_DIR ?? 'src/data');

globalThis.pharmacyPageSource = lists.get;

export default defineConfig({
  plugins: [react(), tailwindcss(), sonnerStylesheet(), lists.plugin],
  build: {
    outDir: process.env.SSG_OUT ?? 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  ssgOptions: {
    entry: 'src/main.tsx',
    beastiesOptions: false,
    includedRoutes: async () => [...(await lists.get()).paths],
    onBeforePageRender: async (page, html) => (await lists.get()).complete(page.replace(/\?.*$/, ''), html),
  },
});
