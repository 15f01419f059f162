import type { ComponentType } from 'react';
import type { RouteRecord } from 'vite-react-ssg';
import { presetIds } from '../../domain/search/directory-preset.ts';
import { notFoundPath, routePatterns, textPageIds } from '../../domain/site/paths.ts';
import { ErrorScreen } from '../client/error-screen.tsx';
import { Root } from '../client/root.tsx';
import { loadScreens } from './screens-on-demand.tsx';

/** How to load a route that may turn out to need another screen: the browser then loads that, the pre-renderer has it at hand. */
const mayNeedAnother = <Page,>(load: () => Promise<Page>): (() => Promise<Page>) =>
  import.meta.env.SSR
    ? async () => {
        await loadScreens();
        return load();
      }
    : load;

const directory = {
  lazy: mayNeedAnother(() => import('./directory.tsx')),
  entry: 'src/app/routes/directory.tsx',
};

const fallback = {
  lazy: mayNeedAnother(() => import('./fallback.tsx')),
  entry: 'src/app/routes/fallback.tsx',
};

const textPages = import.meta.glob<{ readonly Component: ComponentType }>([
  '../../pages/{fixed,contact}/*.tsx',
  '!**/*-form.tsx',
]);

/** The route of a page of text: the module of its name. */
function textPage(id: (typeof textPageIds)[number]) {
  const [module, lazy] = Object.entries(textPages).find(([file]) => file.endsWith(`/${id}.tsx`)) ?? [];
  if (module === undefined || lazy === undefined) throw new Error(`src/pages has no module for /${id}`);
  return { path: id, lazy, entry: module.replace('../..', 'src') };
}

/**
 * Every route of docs/specification.md#routes. Screens load on demand; `entry` names a screen's module in the bundle's manifest, so that its
 * pages can ask for it early.
 */
export const routes: RouteRecord[] = [
  {
    path: routePatterns.home,
    element: <Root />,
    errorElement: <ErrorScreen />,
    children: [
      { index: true, lazy: () => import('../../pages/home/home.tsx'), entry: 'src/pages/home/home.tsx' },
      ...presetIds.map((path) => ({ path, ...directory })),
      {
        path: 'specialties',
        lazy: () => import('../../pages/specialties/specialties.tsx'),
        entry: 'src/pages/specialties/specialties.tsx',
      },
      ...textPageIds.map(textPage),
      {
        path: 'sitemap',
        lazy: () => import('../../pages/sitemap/sitemap.tsx'),
        entry: 'src/pages/sitemap/sitemap.tsx',
      },
      {
        path: routePatterns.location,
        lazy: mayNeedAnother(() => import('./location.tsx')),
        entry: 'src/app/routes/location.tsx',
      },
      {
        path: routePatterns.pharmacy,
        lazy: mayNeedAnother(() => import('./pharmacy.tsx')),
        entry: 'src/app/routes/pharmacy.tsx',
      },
      { path: routePatterns.ads, element: null },
      { path: 'pharmacies', ...fallback },
      { path: notFoundPath, ...fallback },
      {
        path: routePatterns.slug,
        lazy: mayNeedAnother(() => import('./slug.tsx')),
        entry: 'src/app/routes/slug.tsx',
      },
      { path: routePatterns.fallback, ...fallback },
    ],
  },
];
