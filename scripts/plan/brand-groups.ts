import { usState } from '../../src/domain/places/us-state.ts';
import { datasetPaths, manifestPaths } from '../../src/domain/site/paths.ts';
import type { CityInput } from './city-input.ts';
import { brandDatasets } from './datasets/brand-datasets.ts';
import { type PageGroup, usualPage } from './page-group.ts';

/** A chain's page, and one for each state where it has pharmacies; a state's own dataset keeps other states' edits from its page. */
export const brandGroups = (cities: readonly CityInput[], sample: boolean): readonly PageGroup[] =>
  brandDatasets(cities, sample).flatMap((dataset) => {
    const { brand, states } = dataset;
    return [
      {
        id: `brand/${brand}`,
        pages: [usualPage({ kind: 'brand', brand })],
        sitemap: 'pages',
        data: { path: datasetPaths.brand(brand), manifest: manifestPaths.site, make: () => dataset },
      },
      ...states.map((group) => {
        const { slug } = usState(group.state);
        return {
          id: `brand/${brand}/${slug}`,
          pages: [usualPage({ kind: 'brand-state', brand, state: group.state })],
          sitemap: 'pages',
          data: {
            path: datasetPaths.brand(brand, slug),
            manifest: manifestPaths.state(group.state),
            make: () => ({ ...dataset, inState: slug, states: [group] }),
          },
        };
      }),
    ];
  });
