import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { directoryPresets } from '../../src/domain/search/directory-preset.ts';
import type { Dataset } from '../../src/domain/site/dataset.ts';
import type { PageRef } from '../../src/domain/site/page-ref.ts';
import {
  datasetPaths,
  manifestPaths,
  type PageId,
  type SitePath,
  textPageIds,
} from '../../src/domain/site/paths.ts';
import type { StateSummary } from '../../src/domain/site/state-summary.ts';
import { byPopulation } from './city-summaries.ts';
import { countryDataset } from './datasets/country-dataset.ts';
import { type OverviewFacts, overviewDataset } from './datasets/overview-dataset.ts';
import { presetDataset } from './datasets/preset-dataset.ts';
import { type GroupData, type PageGroup, usualPage } from './page-group.ts';
import { searchGroups } from './search-groups.ts';

const fixedPages = (...ids: readonly PageId[]): readonly PageRef[] =>
  ids.map((page) => usualPage({ kind: 'fixed', page }));

interface SiteFacts extends OverviewFacts {
  /** The listings of each tile: always the same arrays, of which each is hashed once. */
  readonly listings: readonly (readonly Pharmacy[])[];
}

/** The groups that belong to no state. */
export function siteGroups(input: SiteFacts, states: readonly StateSummary[]): readonly PageGroup[] {
  const { cities, sample, listings } = input;
  const places = cities.map(({ city: { slug, name, location }, listed, town }) => ({
    ...{ slug, name, location, listed, town },
  }));
  const everything = [places, ...listings];
  const sitemap = 'pages';
  const data = (path: SitePath, make: () => Dataset, inputs?: GroupData['inputs']): GroupData => ({
    path,
    manifest: manifestPaths.site,
    make,
    inputs,
  });
  // Presets do not tell how many people a place has, only which has more.
  const ranks = cities.toSorted(byPopulation).map(({ city }) => city.slug);
  return [
    {
      id: 'overview',
      pages: [usualPage({ kind: 'home' }), ...fixedPages('specialties', 'sitemap', 'licenses')],
      sitemap,
      data: data(datasetPaths.overview, () => overviewDataset(input, states)),
    },
    {
      id: 'fixed',
      pages: [
        ...fixedPages('saved', ...textPageIds.filter((id) => id !== 'licenses')),
        usualPage({ kind: 'not-found' }),
      ],
      sitemap,
    },
    ...searchGroups({ cities, sample, everything }),
    {
      id: 'country',
      pages: [],
      sitemap,
      data: data(
        datasetPaths.country,
        () => countryDataset(cities, sample),
        () => [ranks.toSorted()],
      ),
    },
    ...directoryPresets.map((preset) => ({
      id: `directory/${preset.id}`,
      pages: [usualPage({ kind: 'preset', preset: preset.id })],
      sitemap,
      data: data(
        datasetPaths.preset(preset.id),
        () => presetDataset(preset, cities, sample),
        () => [...everything, ranks],
      ),
    })),
  ];
}
