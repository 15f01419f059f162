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
import { countryDataset } from './datasets/country-dataset.ts';
import { type OverviewFacts, overviewDataset } from './datasets/overview-dataset.ts';
import { presetDataset } from './datasets/preset-dataset.ts';
import { type GroupData, type PageGroup, usualPage } from './page-group.ts';
import { searchGroups } from './search-groups.ts';

const fixedPages = (...ids: readonly PageId[]): readonly PageRef[] =>
  ids.map((page) => usualPage({ kind: 'fixed', page }));

/** The groups that belong to no state. */
export function siteGroups(input: OverviewFacts, states: readonly StateSummary[]): readonly PageGroup[] {
  const { cities, sample } = input;
  const sitemap = 'pages';
  const data = (path: SitePath, make: () => Dataset): GroupData => ({
    path,
    manifest: manifestPaths.site,
    make,
  });
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
    ...searchGroups({ cities, sample }),
    {
      id: 'country',
      pages: [],
      sitemap,
      data: data(datasetPaths.country, () => countryDataset(cities, sample)),
    },
    ...directoryPresets.map((preset) => ({
      id: `directory/${preset.id}`,
      pages: [usualPage({ kind: 'preset', preset: preset.id })],
      sitemap,
      data: data(datasetPaths.preset(preset.id), () => presetDataset(preset, cities, sample)),
    })),
  ];
}
