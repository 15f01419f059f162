import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { SiteLayout } from '../../components/layout/site-layout.tsx';
import { MapSourceContext } from '../../components/listing/map-context.ts';
import { loadOnServer } from '../../components/ui/on-demand.ts';
import { defaultMapStyleUrl } from '../../config/constants.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { searchText } from '../../domain/search/path-search.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath, landingPath, pharmacyPath, type SitePath, searchPath } from '../../domain/site/paths.ts';
import { SiteFactsProvider } from '../../features/data-access/site-facts.ts';
import { liveMap } from '../../features/map/load-map.ts';
import { VisitorLocationProvider } from '../../features/visitor-location/visitor-location-provider.tsx';
import { createVisitorLocationStore } from '../../features/visitor-location/visitor-location-store.ts';
import { CityScreen } from '../../pages/city/city-screen.tsx';
import { LandingScreen } from '../../pages/landing/landing-screen.tsx';
import { PharmacyScreen } from '../../pages/pharmacy/pharmacy-screen.tsx';
import { SearchScreen } from '../../pages/search/search-screen.tsx';
import { Finder } from '../../pages/shared/finder.tsx';
import { appQueryClient } from '../client/app-query-client.ts';

const facts = { sample: true, origin: 'https://example.org' };
const map = liveMap({ styleUrl: defaultMapStyleUrl, atOnce: false });
const visitorLocationStore = createVisitorLocationStore(() => undefined);

/** Takes a page's path and its app HTML. */
type TakePage = (path: SitePath, html: string) => void;

/** Parts of screens that browsers load later are in static HTML: this must come before the first page. */
export const prepareScreens = loadOnServer;

/**
 * Renders every page of a city with its screen, the layout and a router that only knows the path, each for itself: no fragments, no
 * route matching, no query, no head, no template, no file. The floor that `npm run bench` holds the build against; its app HTML is
 * that of the built pages.
 */
export function bareRender(dataset: CityDataset, take: TakePage): void {
  const { city, listed, pharmacies, landing } = dataset;
  const place = cityLabel(city);
  const render = (path: SitePath, screen: ReactNode, results: boolean): void => {
    const html = renderToString(
      <QueryClientProvider client={appQueryClient}>
        <VisitorLocationProvider store={visitorLocationStore}>
          <StaticRouter location={path}>
            <MapSourceContext value={map}>
              <SiteFactsProvider value={facts}>
                <SiteLayout sample search={<Finder text={place} />} results={results}>
                  {screen}
                </SiteLayout>
              </SiteFactsProvider>
            </MapSourceContext>
          </StaticRouter>
        </VisitorLocationProvider>
      </QueryClientProvider>,
    );
    take(path, html);
  };
  const search = searchPath(city.slug);
  if (listed) {
    render(cityPath(city.slug), <CityScreen dataset={dataset} query={emptyDirectoryQuery} />, true);
    render(
      search,
      <SearchScreen
        text={searchText(city.slug)}
        query={emptyDirectoryQuery}
        base={search}
        dataset={dataset}
      />,
      true,
    );
  }
  for (const pharmacy of pharmacies) {
    render(pharmacyPath(pharmacy), <PharmacyScreen pharmacy={pharmacy} dataset={dataset} />, false);
  }
  for (const entry of landing) {
    render(landingPath(entry.slug), <LandingScreen dataset={dataset} entry={entry} />, true);
  }
}
