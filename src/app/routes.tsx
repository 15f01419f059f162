import type { RouteRecord } from 'vite-react-ssg';
import { presetIds } from '../domain/directory-preset.ts';
import { notFoundPath, routePatterns } from '../domain/paths.ts';
import { loadScreens } from '../pages/screens-on-demand.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Root } from './root.tsx';

/** How to load a route that may turn out to need another screen: the browser then loads that, the pre-renderer has it at hand. */
const mayNeedAnother = <Page,>(load: () => Promise<Page>): (() => Promise<Page>) =>
  import.meta.env.SSR
    ? async () => {
        await loadScreens();
        return load();
      }
    : load;

const directory = {
  lazy: mayNeedAnother(() => import('../pages/directory.tsx')),
  entry: 'src/pages/directory.tsx',
};

const fallback = {
  lazy: mayNeedAnother(() => import('../pages/fallback.tsx')),
  entry: 'src/pages/fallback.tsx',
};

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
      { index: true, lazy: () => import('../pages/home.tsx'), entry: 'src/pages/home.tsx' },
      ...presetIds.map((path) => ({ path, ...directory })),
      {
        path: 'specialties',
        lazy: () => import('../pages/specialties.tsx'),
        entry: 'src/pages/specialties.tsx',
      },
      { path: 'about', lazy: () => import('../pages/about.tsx'), entry: 'src/pages/about.tsx' },
      { path: 'privacy', lazy: () => import('../pages/privacy.tsx'), entry: 'src/pages/privacy.tsx' },
      { path: 'terms', lazy: () => import('../pages/terms.tsx'), entry: 'src/pages/terms.tsx' },
      { path: 'contact', lazy: () => import('../pages/contact.tsx'), entry: 'src/pages/contact.tsx' },
      { path: 'sitemap', lazy: () => import('../pages/sitemap.tsx'), entry: 'src/pages/sitemap.tsx' },
      {
        path: routePatterns.location,
        lazy: mayNeedAnother(() => import('../pages/location.tsx')),
        entry: 'src/pages/location.tsx',
      },
      {
        path: routePatterns.pharmacy,
        lazy: mayNeedAnother(() => import('../pages/pharmacy.tsx')),
        entry: 'src/pages/pharmacy.tsx',
      },
      { path: routePatterns.ads, element: null },
      { path: 'pharmacies', ...fallback },
      { path: notFoundPath, ...fallback },
      {
        path: routePatterns.slug,
        lazy: mayNeedAnother(() => import('../pages/slug.tsx')),
        entry: 'src/pages/slug.tsx',
      },
      { path: routePatterns.fallback, ...fallback },
    ],
  },
];
