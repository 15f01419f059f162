import type { Page } from '@playwright/test';
import type { CityInput } from '../../scripts/plan/city-input.ts';
import {
  gazetteerDataset,
  gazetteerPart,
  placesByLetter,
} from '../../scripts/plan/datasets/gazetteer-dataset.ts';
import {
  contactsDataset,
  namesByRegion,
  namesDataset,
  wordsDatasets,
} from '../../scripts/plan/datasets/names-dataset.ts';
import { loadPlan } from '../../scripts/plan/load-plan.ts';
import { contentVersion } from '../../scripts/plan/page-group.ts';
import { regionsOf } from '../../scripts/plan/regions.ts';
import type { Dataset } from '../../src/domain/site/dataset.ts';
import { datasetPaths } from '../../src/domain/site/paths.ts';

/** The site of the tests has room for all names and places in one file each; so many a file cut them as a site of the whole country is cut. */
const size = { listings: 150, whole: 40, largest: 30 } as const;

/** The datasets of the search, cut into pieces, by their paths. */
export interface CutSearch {
  readonly cities: readonly CityInput[];
  readonly files: ReadonlyMap<string, string>;
}

/** Cuts what the search of the tests' site is answered from. */
export async function cutSearch(): Promise<CutSearch> {
  const loaded = await loadPlan();
  if (!loaded.ok) throw new Error('The lists have problems: npm run check tells them');
  const { cities } = loaded.value.input;
  const regions = regionsOf(cities, size.listings);
  const made: readonly (readonly [string, Dataset])[] = [
    [datasetPaths.gazetteer, gazetteerDataset(cities, true, size)],
    [datasetPaths.names(), namesByRegion(regions, true)],
    ...[...placesByLetter(cities, size)].map(
      ([letter, places]) => [datasetPaths.gazetteerPart(letter), gazetteerPart(places, true)] as const,
    ),
    ...[...wordsDatasets(regions, true)].map(
      ([letter, words]) => [datasetPaths.words(letter), words] as const,
    ),
    ...regions.flatMap((region) => [
      [datasetPaths.names(region.key), namesDataset(region.places, [], true)] as const,
      [datasetPaths.contacts(region.key), contactsDataset(region, true)] as const,
    ]),
  ];
  return { cities, files: new Map(made.map(([path, dataset]) => [path, JSON.stringify(dataset)])) };
}

/** Answers a page's requests with the pieces, as a site of the whole country would; tells which were asked for. */
export async function serveCut(page: Page, { files }: CutSearch): Promise<() => readonly string[]> {
  let asked: readonly string[] = [];
  await page.route('**/manifests/*.json', async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const { datasets, ...manifest }: { datasets: Record<string, string> } = await response.json();
    const versions = Object.fromEntries([...files].map(([path, text]) => [path, contentVersion(text)]));
    await route.fulfill({ json: { ...manifest, datasets: { ...datasets, ...versions } } });
  });
  await page.route(/\/data\/(?:names|words|contacts|gazetteer)[./]/, (route) => {
    const path = new URL(route.request().url()).pathname.replace(/\.[0-9a-f]+\.json$/, '');
    asked = [...asked, path];
    const text = files.get(path);
    return text === undefined
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'application/json', body: text });
  });
  return () => asked;
}
