import { renderToString } from 'react-dom/server';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import type { RouteRecord } from 'vite-react-ssg';
import { HeadSinkContext } from '../components/seo/page-head.tsx';
import { headTags, type PageHead } from '../domain/page-head.ts';
import type { PageRenderer, SiteFacts } from '../domain/page-renderer.ts';
import { seedPage } from '../features/datasets/route-queries.ts';
import { appQueryClient } from './app-query-client.ts';
import { setSiteFacts } from './app-site-facts.ts';
import { routes } from './routes.tsx';
import { socialCard } from './social-card.ts';
import { structuredData } from './structured-data.ts';

/** A route with its screen loaded, so that rendering a page is one synchronous call. */
async function loaded({
  lazy,
  path,
  element,
  errorElement,
  entry,
  ...record
}: RouteRecord): Promise<RouteObject> {
  const screen = lazy === undefined ? { element } : { Component: (await lazy()).Component };
  const base = { path, errorElement, handle: entry, ...screen };
  if (record.index === true) return { ...base, index: true };
  return { ...base, children: record.children && (await Promise.all(record.children.map(loaded))) };
}

/** The routes with all screens. Loading them takes a while, so a rendering thread asks for them before it has work. */
export const loadScreens = (): Promise<RouteObject[]> => Promise.all(routes.map(loaded));

type DataRoutes = ReturnType<typeof createStaticHandler>['dataRoutes'];

const segmentCount = (path: string): number => path.split('/').filter((segment) => segment !== '').length;

/**
 * Route trees as small as a path allows. Matching ranks and compiles a whole tree at every call, twice a page; a fixed
 * path needs only its own route, since the router ranks it above every pattern, and any other path only the patterns of
 * as many segments, which rank above the fallback.
 */
function narrowRoutes(dataRoutes: DataRoutes): (path: string) => DataRoutes {
  const withChildren = (keep: (path: string) => boolean): DataRoutes => {
    const kept = ({ path = '' }: DataRoutes[number]): boolean => keep(path);
    return dataRoutes.map((route) =>
      route.index === true ? route : { ...route, children: route.children?.filter(kept) },
    );
  };
  const known = new Map<string | number, DataRoutes>();
  for (const { path = '' } of dataRoutes.flatMap(({ children = [] }) => children)) {
    if (path.includes('*')) continue;
    if (path.includes(':')) {
      const count = segmentCount(path);
      known.set(
        count,
        withChildren((other) => other.includes(':') && segmentCount(other) === count),
      );
    } else {
      known.set(
        `/${path.replace(/^\//, '')}`,
        withChildren((other) => other === path),
      );
    }
  }
  return (path) => known.get(path) ?? known.get(segmentCount(path)) ?? dataRoutes;
}

/**
 * The pre-renderer's own way to render the app: one static router and one query cache a thread, and heads collected from
 * the values that feed Helmet. It shares every component and route with the browser.
 */
export async function createPageRenderer(facts: SiteFacts): Promise<PageRenderer> {
  const { dataRoutes } = createStaticHandler(await loadScreens());
  const routesOf = narrowRoutes(dataRoutes);
  setSiteFacts(facts);

  return {
    clear: () => appQueryClient.clear(),
    render(path, dataset) {
      if (dataset !== undefined) seedPage(appQueryClient, path, dataset);
      const pathRoutes = routesOf(path);
      const matches = matchRoutes(pathRoutes, path);
      if (matches === null) throw new Error(`No route for ${path}`);
      const context = {
        basename: '/',
        location: { pathname: path, search: '', hash: '', state: null, key: 'default' },
        matches,
        loaderData: {},
        actionData: null,
        errors: null,
        statusCode: 200,
        loaderHeaders: {},
        actionHeaders: {},
        activeDeferreds: null,
      };
      let head: { readonly values: PageHead; readonly canonical: string } | undefined;
      const html = renderToString(
        <HeadSinkContext
          value={(values, canonical) => {
            head = { values, canonical };
          }}
        >
          <StaticRouterProvider
            router={createStaticRouter(pathRoutes, context)}
            context={context}
            hydrate={false}
          />
        </HeadSinkContext>,
      );
      if (head === undefined) throw new Error(`${path} has no head`);
      const { values, canonical } = head;
      const forCrawlers = values.indexability.index
        ? socialCard(values, canonical, facts.origin, dataset) + structuredData(path, dataset, facts.origin)
        : '';
      return {
        html,
        head: headTags(values, canonical) + forCrawlers,
        indexability: values.indexability,
        entries: matches.map(({ route }) => route.handle).filter((entry) => typeof entry === 'string'),
      };
    },
  };
}
