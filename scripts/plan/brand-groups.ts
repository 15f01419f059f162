import { datasetPaths, manifestPaths } from '../../src/domain/site/paths.ts';
import type { CityInput } from './city-input.ts';
import { brandDatasets } from './datasets/brand-datasets.ts';
import type { PageGroup } from './page-group.ts';
import { usualPage } from './usual-page.ts';

/** A chain's page, and one for each state where it has pharmacies. */
export const brandGroups = (cities: readonly CityInput[], sample: boolean): readonly PageGroup[] =>
  brandDatasets(cities, sample).map((dataset) => ({
    id: `brand/${dataset.brand}`,
    pages: [
      usualPage({ kind: 'brand', brand: dataset.brand }),
      ...dataset.states.map(({ state }) => usualPage({ kind: 'brand-state', brand: dataset.brand, state })),
    ],
    sitemap: 'pages',
    data: { path: datasetPaths.brand(dataset.brand), manifest: manifestPaths.site, make: () => dataset },
  }));
