import type { ComponentType } from 'react';
import type { RouteRecord } from 'vite-react-ssg';
import { loadOnServer } from '../../components/ui/on-demand.ts';
import { directoryPresets } from '../../domain/list/directory-preset.ts';
import { notFoundPath, routePatterns, textPageIds } from '../../domain/site/paths.ts';
import { ErrorElement } from '../client/error-element.tsx';
import { Root } from '../client/root.tsx';

// On the server a screen renders in one go, so its on-demand components load with it.
function loadedOnServer<Route extends RouteRecord>(route: Route): Route {
  const { lazy } = route;
  if (!import.meta.env.SSR || lazy === undefined) return route;
  return {
    ...route,
    lazy: async () => {
      const screen = await lazy();
      await loadOnServer();
      return screen;
    },
  };
}

// `entry` names a screen's module in the bundle's manifest, so that its pages can preload it.
const directory = {
  lazy: () => import('./directory.tsx'),
  entry: 'src/app/routes/directory.tsx',
};

const fallback = {
  lazy: () => import('./fallback.tsx'),
  entry: 'src/app/routes/fallback.tsx',
};

const textPages = import.meta.glob<{ readonly Component: ComponentType }>([
  '../../pages/{fixed,contact}/*.tsx',
  '!**/*-form.tsx',
  '!**/*.test.tsx',
]);

function textPage(id: (typeof textPageIds)[number]) {
  const [module, lazy] = Object.entries(textPages).find(([file]) => file.endsWith(`/${id}.tsx`)) ?? [];
  if (module === undefined || lazy === undefined) throw new Error(`src/pages has no module for /${id}`);
  return { path: id, lazy, entry: module.replace('../..', 'src') };
}

/** The app's routes, from addresses to screens (docs/specification.md#routes). */
export const routes: RouteRecord[] = [
  {
    path: routePatterns.home,
    element: <Root />,
    errorElement: <ErrorElement />,
    children: [
      {
        index: true,
        lazy: () => import('../../pages/home/home.tsx'),
        entry: 'src/pages/home/home.tsx',
      },
      ...directoryPresets.map(({ id }) => ({ path: id, ...directory })),
      {
        path: 'specialties',
        lazy: () => import('../../pages/specialties/specialties.tsx'),
        entry: 'src/pages/specialties/specialties.tsx',
      },
      {
        path: 'saved',
        lazy: () => import('../../pages/saved/saved.tsx'),
        entry: 'src/pages/saved/saved.tsx',
      },
      ...textPageIds.map(textPage),
      {
        path: 'sitemap',
        lazy: () => import('../../pages/sitemap/sitemap.tsx'),
        entry: 'src/pages/sitemap/sitemap.tsx',
      },
      {
        path: routePatterns.location,
        lazy: () => import('./location.tsx'),
        entry: 'src/app/routes/location.tsx',
      },
      {
        path: routePatterns.pharmacy,
        lazy: () => import('./pharmacy.tsx'),
        entry: 'src/app/routes/pharmacy.tsx',
      },
      {
        path: routePatterns.brand,
        lazy: () => import('./brand.tsx'),
        entry: 'src/app/routes/brand.tsx',
      },
      { path: routePatterns.ads, element: null },
      { path: 'pharmacies', ...fallback },
      { path: notFoundPath, ...fallback },
      {
        path: routePatterns.slug,
        lazy: () => import('./slug.tsx'),
        entry: 'src/app/routes/slug.tsx',
      },
      { path: routePatterns.fallback, ...fallback },
    ].map(loadedOnServer),
  },
];
