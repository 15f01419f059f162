import { renderToString } from 'react-dom/server';
import { type FilledContext, HelmetProvider } from 'react-helmet-async';
import { type RouteObject, renderMatches } from 'react-router-dom';
import { StaticRouter } from 'react-router-dom/server';
import type { RouteRecord } from 'vite-react-ssg';
import { type Crumb, TrailReceiverContext } from '../../components/layout/breadcrumbs.tsx';
import { TakeHeadContext } from '../../components/seo/page-head.tsx';
import type { ShownDataset } from '../../domain/site/dataset.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import type { PageRenderer, SiteFacts } from '../../domain/site/page-renderer.ts';
import { cachePage } from '../../features/data-access/page-data.ts';
import { socialCard } from '../../pages/shared/metadata/social-card.ts';
import { structuredData } from '../../pages/shared/metadata/structured-data.ts';
import { appQueryClient } from '../client/app-query-client.ts';
import { setSiteFacts } from '../client/app-site-facts.ts';
import { pageRoute } from '../routes/page-route.ts';
import { routes } from '../routes/routes.tsx';

async function loaded({ lazy, path, element, entry, ...record }: RouteRecord): Promise<RouteObject> {
  const screen = lazy === undefined ? { element } : { Component: (await lazy()).Component };
  const base = { path, handle: entry, ...screen };
  if (record.index === true) return { ...base, index: true };
  return { ...base, children: record.children && (await Promise.all(record.children.map(loaded))) };
}

/** Loads the routes with the code of all screens. This is slow. */
export const loadScreens = (): Promise<RouteObject[]> => Promise.all(routes.map(loaded));

/** Creates the renderer of static pages. */
export async function createPageRenderer(facts: SiteFacts): Promise<PageRenderer> {
  const [root] = await loadScreens();
  const screens = new Map(root?.children?.map((route) => [route.path, route]));
  setSiteFacts(facts);
  let cached: ShownDataset | undefined;

  return {
    render(page, dataset) {
      const { path: pathname } = page;
      const { path, params } = pageRoute(page);
      const screen = screens.get(path);
      if (root === undefined || screen === undefined) throw new Error(`No route for ${pathname}`);
      // A place's pages come one after another and share its large data.
      if (dataset !== cached) appQueryClient.clear();
      cached = dataset;
      if (dataset !== undefined) cachePage(appQueryClient, { ...params, path: pathname }, dataset);
      const helmet: Partial<FilledContext> = {};
      let trail: readonly Crumb[] = [];
      let shown: { readonly values: PageHead; readonly canonical: string } | undefined;
      const html = renderToString(
        <HelmetProvider context={helmet}>
          <TakeHeadContext
            value={(values, canonical) => {
              shown = { values, canonical };
            }}
          >
            <TrailReceiverContext
              value={(crumbs) => {
                trail = crumbs;
              }}
            >
              <StaticRouter location={pathname}>
                {renderMatches([
                  { route: root, params, pathname: '/', pathnameBase: '/' },
                  { route: screen, params, pathname, pathnameBase: pathname },
                ])}
              </StaticRouter>
            </TrailReceiverContext>
          </TakeHeadContext>
        </HelmetProvider>,
      );
      if (shown === undefined || helmet.helmet === undefined) throw new Error(`${pathname} has no head`);
      const { values, canonical } = shown;
      const { title, meta, link } = helmet.helmet;
      const forOthers = values.indexability.index
        ? socialCard(values, canonical, facts.origin, dataset) +
          structuredData(page, dataset, facts.origin, trail)
        : '';
      return {
        html,
        head: `${title}${meta}${link}${forOthers}`,
        indexability: values.indexability,
        entries: typeof screen.handle === 'string' ? [screen.handle] : [],
      };
    },
  };
}
