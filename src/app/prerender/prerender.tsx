import { renderToString } from 'react-dom/server';
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import type { RouteRecord } from 'vite-react-ssg';
import { HeadSinkContext } from '../../components/seo/page-head.tsx';
import { headTags, type PageHead } from '../../domain/site/page-head.ts';
import type { PageRenderer, SiteFacts } from '../../domain/site/page-renderer.ts';
import { seedPage } from '../../features/data-access/route-queries.ts';
import { appQueryClient } from '../client/app-query-client.ts';
import { setSiteFacts } from '../client/app-site-facts.ts';
import { routes } from '../routes/routes.tsx';
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

/** Finds the route of a path, in a tree of that route alone. */
interface RouteFinder {
  readonly routes: DataRoutes;
  readonly matches: (path: string) => RouteMatches;
}

type RouteMatches = NonNullable<ReturnType<typeof matchRoutes<DataRoutes[number]>>>;

const segmentCount = (path: string): number => path.split('/').filter((segment) => segment !== '').length;

/**
 * The router's own matching ranks and compiles the whole tree at every call, twice a page. A fixed path needs only its own
 * route, since the router ranks it above every pattern, and any other path only the pattern of as many segments, which
 * ranks above the fallback; a path of neither kind is matched against all.
 */
function routeFinders(dataRoutes: DataRoutes): (path: string) => RouteFinder {
  const finders = new Map<string | number, RouteFinder>();
  for (const root of dataRoutes) {
    for (const leaf of root.children ?? []) {
      const { path = '' } = leaf;
      if (root.index === true || path.includes('*')) continue;
      const pattern = `/${path.replace(/^\//, '')}`;
      const routes = [{ ...root, children: [leaf] }];
      const matches = (actual: string): RouteMatches => {
        const found = matchPath(pattern, actual);
        if (found === null) throw new Error(`No route for ${actual}`);
        const { params } = found;
        return [
          { route: root, params, pathname: '/', pathnameBase: '/' },
          { route: leaf, params, pathname: actual, pathnameBase: actual },
        ];
      };
      const key = path.includes(':') ? segmentCount(path) : pattern;
      if (finders.has(key)) throw new Error(`${pattern} stands for the same paths as another route`);
      finders.set(key, { routes, matches });
    }
  }
  const all: RouteFinder = {
    routes: dataRoutes,
    matches: (path) => {
      const found = matchRoutes(dataRoutes, path);
      if (found === null) throw new Error(`No route for ${path}`);
      return found;
    },
  };
  return (path) => finders.get(path) ?? finders.get(segmentCount(path)) ?? all;
}

/**
 * The pre-renderer's own way to render the app: one static router and one query cache a thread, and heads collected from
 * the values that feed Helmet. It shares every component and route with the browser.
 */
export async function createPageRenderer(facts: SiteFacts): Promise<PageRenderer> {
  const { dataRoutes } = createStaticHandler(await loadScreens());
  const finderOf = routeFinders(dataRoutes);
  setSiteFacts(facts);

  return {
    clear: () => appQueryClient.clear(),
    render(path, dataset) {
      if (dataset !== undefined) seedPage(appQueryClient, path, dataset);
      const finder = finderOf(path);
      const matches = finder.matches(path);
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
            router={createStaticRouter(finder.routes, context)}
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
