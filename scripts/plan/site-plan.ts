import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { directoryPresets } from '../../src/domain/list/directory-preset.ts';
import { usState } from '../../src/domain/places/us-state.ts';
import type { StateSummary } from '../../src/domain/site/dataset.ts';
import { type PageRef, pageRef } from '../../src/domain/site/page-ref.ts';
import { datasetPaths, manifestPaths, type PageId, textPageIds } from '../../src/domain/site/paths.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';
import { spatialIndex } from '../lists/facts/spatial-index.ts';
import { brandGroups, brandsIn } from './brands.ts';
import type { CityInput } from './city-input.ts';
import { nearbyPlaces, tilesInReach } from './city-reach.ts';
import { stateSummaries, townsIn } from './city-summaries.ts';
import { edgeOfData, type UncoveredAreas } from './coverage.ts';
import { furtherPages, longLists } from './datasets/list-cut.ts';
import { overviewDataset } from './datasets/overview-dataset.ts';
import { placeDataset } from './datasets/place-dataset.ts';
import { presetDataset } from './datasets/preset-dataset.ts';
import { landingOf } from './landing-list.ts';
import {
  cityPage,
  dataGroup,
  type GroupData,
  type MadeData,
  type PageGroup,
  usualPage,
} from './page-group.ts';
import { searchGroups } from './search-groups.ts';
import type { SiteInput } from './site-input.ts';
import { divideIntoTiles, type SiteTiles, siteTiles, tileData, tileGroups } from './tiles.ts';

export interface SitePlan {
  readonly groups: readonly PageGroup[];
  readonly landing: LandingList;
}

/** Maps a city's slug to its landing pages. */
export type LandingList = ReadonlyMap<CitySlug, readonly LandingEntry[]>;

/** Plans the pages of the site (docs/specification.md#routes). Datasets are made later, on demand. */
export function planSite(input: SiteInput): SitePlan {
  // A town without landing pages is absent: a city's landing page may end in the town's slug.
  const landing = new Map(
    input.cities
      .filter(({ town, branded }) => !town || branded !== undefined)
      .map((place) => [place.city.slug, landingOf(place, input.patterns)] as const),
  );
  const states = stateSummaries(input.cities);
  const { cities, sample, uncovered = [] } = input;
  // The search leaves out towns with closed pharmacies only.
  const searchable = { ...input, cities: cities.filter(({ listed, town }) => listed || !town) };
  const edge = edgeOfData(uncovered);
  const tiles = divideIntoTiles(cities.flatMap(({ pharmacies }) => pharmacies));
  const byKey = siteTiles(tiles);
  const data = tileData({ tiles, sample, edge });
  return {
    landing,
    groups: [
      ...siteGroups(searchable, states),
      ...searchGroups({ cities: searchable.cities, sample, keyOf: byKey.keyOf }),
      ...states.map((state) => stateGroup(state, searchable)),
      ...brandGroups(cities, sample),
      ...placeGroups(input, landing, byKey, data, edge),
      ...tileGroups({ tiles, sample }, data),
    ],
  };
}

function stateGroup(
  { state, cities, branded }: StateSummary,
  { cities: inputs, sample }: SiteInput,
): PageGroup {
  const { slug } = usState(state);
  return dataGroup({
    id: `state/${slug}`,
    pages: [usualPage({ kind: 'state', state })],
    sitemap: slug,
    path: datasetPaths.state(slug),
    manifest: manifestPaths.state(state),
    make: () => {
      const population = new Map(inputs.map(({ city }) => [city.slug, city.population]));
      return {
        kind: 'state',
        sample,
        state,
        branded,
        cities: cities.map((city) => ({ ...city, population: population.get(city.slug) ?? 0 })),
        towns: townsIn(state, inputs),
        longLists: longLists(state, inputs),
      };
    },
  });
}

function placeGroups(
  { cities, sample }: SiteInput,
  landing: LandingList,
  tiles: SiteTiles,
  tileDatasets: ReadonlyMap<string, GroupData>,
  edge: UncoveredAreas,
): readonly PageGroup[] {
  const indexOf = (places: readonly CityInput[]) => spatialIndex(places, ({ city }) => city.location);
  const listedCities = indexOf(cities.filter(({ listed, town }) => listed && !town));
  const towns = indexOf(cities.filter(({ listed, town }) => listed && town));
  return cities.map((place) => {
    const { slug, state, location } = place.city;
    const entries = landing.get(slug) ?? [];
    const neighbours = () => ({
      nearby: nearbyPlaces(place, listedCities),
      nearbyTowns: nearbyPlaces(place, towns),
      edgeMiles: edge.from(location),
    });
    const makePlace = (): MadeData => {
      const { dataset, tileKeysOf } = placeDataset(
        { ...place, ...neighbours(), landing: entries, sample },
        tiles,
      );
      return { dataset, tilesOf: (page) => tileKeysOf(page).flatMap((key) => tileDatasets.get(key) ?? []) };
    };
    return {
      id: `city/${slug}`,
      pages: pagesOf(place, entries),
      sitemap: usState(state).slug,
      data: {
        path: datasetPaths.place(slug),
        manifest: manifestPaths.city(slug),
        inputs: () => [
          { ...place, pharmacies: place.pharmacies.map(({ id }) => id), ...neighbours() },
          edge.areas,
          ...tilesInReach(place, tiles).flatMap((key) => [tiles.listings(key) ?? []]),
        ],
        make: () => makePlace().dataset,
        makePlace,
      },
    };
  });
}

function pagesOf(place: CityInput, landing: readonly LandingEntry[]): readonly PageRef[] {
  const { city, listed, town, pharmacies, closed = [] } = place;
  const { slug, state } = city;
  return [
    ...(listed ? [cityPage(slug, town)] : []),
    ...(listed && !town ? [usualPage({ kind: 'city-search', city: slug })] : []),
    ...landing.map((entry) => pageRef({ kind: 'landing', city: slug, slug: entry.slug }, entry.priority)),
    ...furtherPages(place).map((number) => usualPage({ kind: 'list-page', city: slug, number })),
    ...pharmacies.map((pharmacy) => usualPage({ kind: 'pharmacy', city: slug, pharmacy: pharmacy.slug })),
    ...brandsIn(place).map((brand) => usualPage({ kind: 'brand-city', brand, state, city: slug })),
    ...closed.map((each) => usualPage({ kind: 'closed-pharmacy', city: slug, pharmacy: each.slug })),
  ];
}

const fixedPages = (...ids: readonly PageId[]): readonly PageRef[] =>
  ids.map((page) => usualPage({ kind: 'fixed', page }));

function siteGroups(input: SiteInput, states: readonly StateSummary[]): readonly PageGroup[] {
  const { cities, sample } = input;
  return [
    dataGroup({
      id: 'overview',
      pages: [usualPage({ kind: 'home' }), ...fixedPages('specialties', 'sitemap', 'licenses')],
      path: datasetPaths.overview,
      make: () => overviewDataset(input, states),
    }),
    {
      id: 'fixed',
      pages: [
        ...fixedPages('saved', ...textPageIds.filter((id) => id !== 'licenses')),
        usualPage({ kind: 'not-found' }),
      ],
      sitemap: 'pages',
    },
    ...directoryPresets.map((preset) =>
      dataGroup({
        id: `directory/${preset.id}`,
        pages: [usualPage({ kind: 'preset', preset: preset.id })],
        path: datasetPaths.preset(preset.id),
        make: () => presetDataset(preset, cities, sample),
      }),
    ),
  ];
}
