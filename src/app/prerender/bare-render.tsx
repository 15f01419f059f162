import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { SiteLayout } from '../../components/layout/site-layout.tsx';
import { InteractiveMapContext } from '../../components/listing/interactive-map-context.ts';
import { defaultMapStyleUrl } from '../../config/constants.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { searchText } from '../../domain/search/path-search.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { cityPath, landingPath, pharmacyPath, searchPath } from '../../domain/site/paths.ts';
import { interactiveMap } from '../../features/map/load-map.ts';
import { VisitorLocationProvider } from '../../features/visitor-location/visitor-location-provider.tsx';
import { createVisitorLocationStore } from '../../features/visitor-location/visitor-location-store.ts';
import { CityScreen } from '../../pages/city/city-screen.tsx';
import { LandingScreen } from '../../pages/landing/landing-screen.tsx';
import { PharmacyScreen } from '../../pages/pharmacy/pharmacy-screen.tsx';
import { SearchScreen } from '../../pages/search/search-screen.tsx';
import { appQueryClient } from '../client/app-query-client.ts';

const map = interactiveMap(defaultMapStyleUrl);
const visitorLocationStore = createVisitorLocationStore(() => undefined);

/** What a bare rendering came to. */
export interface BareRendering {
  readonly pages: number;
  /** UTF-16 units of app HTML. */
  readonly length: number;
}

/**
 * Renders every page of a city with its screen, the layout and a router that only knows the path: no route matching, no
 * query, no head, no template, no file. The floor that `npm run bench` holds the build against.
 */
export function bareRender(dataset: CityDataset): BareRendering {
  const { city, listed, pharmacies, landing } = dataset;
  let pages = 0;
  let length = 0;
  const render = (path: string, screen: ReactNode): void => {
    const html = renderToString(
      <QueryClientProvider client={appQueryClient}>
        <VisitorLocationProvider store={visitorLocationStore}>
          <StaticRouter location={path}>
            <InteractiveMapContext value={map}>
              <SiteLayout sample>{screen}</SiteLayout>
            </InteractiveMapContext>
          </StaticRouter>
        </VisitorLocationProvider>
      </QueryClientProvider>,
    );
    pages += 1;
    length += html.length;
  };
  const search = searchPath(city.slug);
  if (listed) {
    render(cityPath(city.slug), <CityScreen dataset={dataset} query={emptyDirectoryQuery} />);
    render(
      search,
      <SearchScreen
        text={searchText(city.slug)}
        query={emptyDirectoryQuery}
        base={search}
        dataset={dataset}
      />,
    );
  }
  for (const pharmacy of pharmacies) {
    render(pharmacyPath(pharmacy), <PharmacyScreen pharmacy={pharmacy} dataset={dataset} />);
  }
  for (const entry of landing) {
    render(landingPath(entry.slug), <LandingScreen dataset={dataset} entry={entry} />);
  }
  return { pages, length };
}
