import { ViteReactSSG } from 'vite-react-ssg';
import { rememberTyped } from '../../features/directory-search/place-finder.tsx';
import { seedOnServer } from '../prerender/server-data.ts';
import { routes } from '../routes/routes.tsx';
import { appQueryClient } from './app-query-client.ts';
import { cachePageData, prepareRouter } from './hydration.ts';

if (!import.meta.env.SSR) {
  rememberTyped(document);
  prepareRouter();
}

/** The app's entry for vite-react-ssg, in its build, its dev server and the browser. */
export const createRoot = ViteReactSSG({ routes }, async ({ routePath }) => {
  if (import.meta.env.SSR) await seedOnServer(appQueryClient, routePath);
  else await cachePageData(appQueryClient, document);
});
