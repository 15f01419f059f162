import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type RouteObject, renderMatches } from 'react-router-dom';
import { StaticRouter } from 'react-router-dom/server';
import type { RouteRecord } from 'vite-react-ssg';
import { HeadSinkContext } from '../../components/seo/page-head.tsx';
import { headTags, type PageHead } from '../../domain/site/page-head.ts';
import type { PageRenderer, SiteFacts } from '../../domain/site/page-renderer.ts';
import { seedPage } from '../../features/data-access/route-queries.ts';
import { appQueryClient } from '../client/app-query-client.ts';
import { setSiteFacts } from '../client/app-site-facts.ts';
import { pageRoute } from '../routes/page-route.ts';
import { routes } from '../routes/routes.tsx';
import { holdsMarks } from './html/fragment-cache.ts';
import { HtmlRenderer } from './html/html-renderer.ts';
import { socialCard } from './social-card.ts';
import { structuredData } from './structured-data.ts';

/** A route with its screen loaded, so that rendering a page is one synchronous call. */
async function loaded({ lazy, path, element, entry, ...record }: RouteRecord): Promise<RouteObject> {
  const screen = lazy === undefined ? { element } : { Component: (await lazy()).Component };
  const base = { path, handle: entry, ...screen };
  if (record.index === true) return { ...base, index: true };
  return { ...base, children: record.children && (await Promise.all(record.children.map(loaded))) };
}

/** React leaves to the browser what fails within a boundary; here it is a fault of the page like any other. */
function renderedByReact(app: ReactNode): string {
  const html = renderToString(app);
  if (html.includes('<!--$!-->')) throw new Error('A part of the page could not be rendered');
  return html;
}

/** The routes with all screens. Loading them takes a while, so a rendering thread asks for them before it has work. */
export const loadScreens = (): Promise<RouteObject[]> => Promise.all(routes.map(loaded));

/**
 * The pre-renderer's own way to render the app: one query cache a thread, the route that the page's kind names, and heads
 * collected from the values that feed Helmet. It shares every component and route with the browser.
 */
export async function createPageRenderer(facts: SiteFacts): Promise<PageRenderer> {
  const [root] = await loadScreens();
  const screens = new Map(root?.children?.map((route) => [route.path, route]));
  setSiteFacts(facts);
  const own = new HtmlRenderer(renderedByReact);

  return {
    canShare: (dataset) => !holdsMarks(dataset),
    clear() {
      appQueryClient.clear();
      own.clear();
    },
    render(page, dataset, plain = false) {
      const { path: pathname } = page;
      const { path, params } = pageRoute(page);
      const screen = screens.get(path);
      if (root === undefined || screen === undefined) throw new Error(`No route for ${pathname}`);
      if (dataset !== undefined) seedPage(appQueryClient, params, dataset);
      let head: { readonly values: PageHead; readonly canonical: string } | undefined;
      const app = (
        <HeadSinkContext
          value={(values, canonical) => {
            head = { values, canonical };
          }}
        >
          <StaticRouter location={pathname}>
            {renderMatches([
              { route: root, params, pathname: '/', pathnameBase: '/' },
              { route: screen, params, pathname, pathnameBase: pathname },
            ])}
          </StaticRouter>
        </HeadSinkContext>
      );
      const html = plain ? [renderedByReact(app)] : own.page(app);
      if (head === undefined) throw new Error(`${pathname} has no head`);
      const { values, canonical } = head;
      const forCrawlers = values.indexability.index
        ? socialCard(values, canonical, facts.origin, dataset) + structuredData(page, dataset, facts.origin)
        : '';
      return {
        html,
        head: headTags(values, canonical) + forCrawlers,
        indexability: values.indexability,
        entries: typeof screen.handle === 'string' ? [screen.handle] : [],
      };
    },
  };
}
