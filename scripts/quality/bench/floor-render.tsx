import { readFileSync } from 'node:fs';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom/server';
import { appQueryClient } from '../../../src/app/client/app-query-client.ts';
import { SiteLayout } from '../../../src/components/layout/site-layout.tsx';
import { StreetMapContext } from '../../../src/components/map/map-content.ts';
import { loadOnServer } from '../../../src/components/ui/on-demand.ts';
import { defaultMapStyleUrl } from '../../../src/config/constants.ts';
import { emptyDirectoryQuery as query } from '../../../src/domain/list/directory-query.ts';
import { cityLabel } from '../../../src/domain/places/city.ts';
import { searchText } from '../../../src/domain/search/path-search.ts';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import { cityPath, landingPath, pharmacyPath, searchPath } from '../../../src/domain/site/paths.ts';
import { phraseNamingPlace } from '../../../src/features/data-access/page-data.ts';
import { SiteFactsProvider } from '../../../src/features/data-access/site-facts.ts';
import { StreetMap } from '../../../src/features/map/street-map.tsx';
import { CityScreen } from '../../../src/pages/city/city-screen.tsx';
import { LandingScreen } from '../../../src/pages/landing/landing-screen.tsx';
import { PharmacyScreen } from '../../../src/pages/pharmacy/pharmacy-screen.tsx';
import { CityResults } from '../../../src/pages/search/city-answer.tsx';
import { Finder } from '../../../src/pages/shared/finder.tsx';

const facts = { sample: true, origin: 'https://example.org' };
const map = { styleUrl: defaultMapStyleUrl, atOnce: false, StreetMap };

function renderCity(dataset: CityDataset): number {
  const { city, listed, pharmacies, landing } = dataset;
  const search = <Finder text={cityLabel(city)} />;
  const render = (path: string, screen: ReactNode, results = true): string =>
    renderToString(
      <HelmetProvider context={{}}>
        <QueryClientProvider client={appQueryClient}>
          <StaticRouter location={path}>
            <StreetMapContext value={map}>
              <SiteFactsProvider value={facts}>
                <SiteLayout sample search={search} results={results}>
                  {screen}
                </SiteLayout>
              </SiteFactsProvider>
            </StreetMapContext>
          </StaticRouter>
        </QueryClientProvider>
      </HelmetProvider>,
    );
  if (listed) {
    const [base, text] = [searchPath(city.slug), searchText(city.slug)];
    render(cityPath(city.slug), <CityScreen dataset={dataset} query={query} />);
    const phrase = phraseNamingPlace({ kind: 'city', city: city.slug });
    render(base, <CityResults search={{ text, query, base, phrase }} dataset={dataset} />);
  }
  for (const each of pharmacies)
    render(pharmacyPath(each), <PharmacyScreen pharmacy={each} dataset={dataset} />, false);
  for (const entry of landing)
    render(landingPath(entry.slug), <LandingScreen dataset={dataset} entry={entry} />);
  return (listed ? 2 : 0) + pharmacies.length + landing.length;
}

// `floor-render.js DATASETS` renders all pages of these cities in a plain loop on one thread, without route
// matching, query, template and files. It prints `{pages, wall, user, system}`, in milliseconds.
const [, , file = ''] = process.argv;
const read = (): readonly CityDataset[] => JSON.parse(readFileSync(file, 'utf8'));
await loadOnServer();
// Warms up on other objects, so that nothing memoized by object exists when the clock starts.
read().slice(0, 5).forEach(renderCity);
const datasets = read();
const [start, before] = [performance.now(), process.cpuUsage()];
const pages = datasets.reduce((sum, dataset) => sum + renderCity(dataset), 0);
const { user, system } = process.cpuUsage(before);
const wall = performance.now() - start;
console.log(JSON.stringify({ pages, wall, user: user / 1000, system: system / 1000 }));
