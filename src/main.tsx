import { ViteReactSSG } from 'vite-react-ssg';
import { appQueryClient } from './app/app-query-client.ts';
import { prepareRouter, seedFromDocument } from './app/hydration.ts';
import { routes } from './app/routes.tsx';
import { seedOnServer } from './app/server-data.ts';

if (!import.meta.env.SSR) prepareRouter();

/** The entry that vite-react-ssg's dev server and build share with the browser. */
export const createRoot = ViteReactSSG({ routes }, async ({ routePath }) => {
  if (import.meta.env.SSR) await seedOnServer(appQueryClient, routePath);
  else await seedFromDocument(appQueryClient, document);
});
