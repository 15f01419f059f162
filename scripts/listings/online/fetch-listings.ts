import { join } from 'node:path';
import type { City } from '../../../src/domain/places/city.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { progressBar } from '../../cli/progress-bar.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import { importListings, scopeOf } from '../import/import-listings.ts';
import type { ImportReport } from '../import-report.ts';
import { openStore, sourcesExcept, undamagedSource } from '../listing-store.ts';
import { fetchRegister } from '../sources/nppes/nppes-api.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import { changeStore, type StoreChange } from '../store/change-store.ts';
import { censusSource, geocoderSource, mapSource } from '../store/source-file.ts';
import { allThePlacesSource, fetchRun } from './alltheplaces-run.ts';
import { geocode } from './census-geocoder.ts';
import { fetchMap } from './overpass.ts';
import { type PoliteFetch, type PoliteOptions, politeDefaults, politeFetch } from './polite-fetch.ts';

/** Ids of the sources that can be fetched, in order. The geocoder comes last, to locate all other records. */
export const fetchableSources = [registerSource, mapSource, allThePlacesSource, censusSource] as const;
export type FetchableSource = (typeof fetchableSources)[number];

export interface FetchOptions extends StoreChange {
  readonly only: readonly FetchableSource[];
  readonly cache: string;
  readonly onTrouble: (trouble: string) => void;
  readonly polite?: Partial<PoliteOptions> | undefined;
  readonly registerApi?: string | undefined;
  readonly censusApi?: string | undefined;
  readonly overpassApi?: string | undefined;
  readonly alltheplaces?: string | undefined;
}

/**
 * Fetches the sources in `only` into the listing store. One that fails stays as it was, and is reported to
 * `onTrouble`. Returns the last report, if any. Throws the system's errors, such as a full disk's.
 */
export async function fetchListings(
  cities: readonly City[],
  options: FetchOptions,
): Promise<ImportReport | undefined> {
  const fetch = politeFetch({ ...politeDefaults, ...options.polite });
  const { folder, today, acceptLoss, onTrouble } = options;
  let report: ImportReport | undefined;
  for (const id of fetchableSources.filter((source) => options.only.includes(source))) {
    try {
      if (id === censusSource) {
        report = (await fetchPositions(options, fetch)) ?? report;
        continue;
      }
      const read = await fetchSource(id, cities, options, fetch);
      if (read.records.length === 0) throw new Error('it gave no pharmacy in the states of the lists');
      report = await importListings(read, { folder, today, acceptLoss, brought: 'fetch' });
    } catch (error) {
      // A full disk or a folder without permission stops the other sources too.
      if (error instanceof Error && 'syscall' in error) throw error;
      const fault = error instanceof Refusal ? (error.lines[0] ?? '') : faultOf(error);
      onTrouble(`${id}: ${fault} (the store’s records of ${id} are as they were)`);
    }
  }
  return report;
}

const progressUnits = {
  [registerSource]: ['cities', 'register'],
  [mapSource]: ['parts of the map', 'overpass'],
  [allThePlacesSource]: ['chains', 'alltheplaces'],
} as const;

async function fetchSource(
  id: Exclude<FetchableSource, typeof censusSource>,
  cities: readonly City[],
  options: FetchOptions,
  fetch: PoliteFetch,
): Promise<ReadFiles> {
  const [unit, folder] = progressUnits[id];
  const bar = progressBar(unit);
  let isPartial = false;
  const onTrouble = (trouble: string): void => {
    isPartial = true;
    options.onTrouble(trouble);
  };
  const cache = join(options.cache, folder);
  const requestMeans = { fetch, cache, onTrouble, onProgress: bar.update };
  const scope = scopeOf(cities);
  const distinctCities = [...new Map(cities.map((city) => [city.slug, city])).values()];
  const ask = async (): Promise<ReadFiles> => {
    if (id === registerSource)
      return fetchRegister(distinctCities, scope, { ...requestMeans, api: options.registerApi });
    if (id === allThePlacesSource) {
      const store = undamagedSource(await openStore(options.folder), allThePlacesSource);
      // The spiders with places in the store: `alltheplaces/publix_us/101` → `publix_us`.
      const spidersInStore = new Set(store?.records.map(({ key }) => key.split('/')[1] ?? ''));
      return fetchRun(scope, { ...requestMeans, latestUrl: options.alltheplaces, spidersInStore });
    }
    const points = distinctCities.map(({ location }) => location);
    const askMap = politeFetch(slowedForOverpass({ ...politeDefaults, ...options.polite }));
    return fetchMap(points, scope, { ...requestMeans, fetch: askMap, api: options.overpassApi });
  };
  const read = await ask().finally(bar.stop);
  return { ...read, isPartial };
}

/** Slows requests: Overpass wants at most one a second, and refuses them for minutes while it is busy. */
const slowedForOverpass = (settings: PoliteOptions): PoliteOptions => ({
  ...settings,
  gapMs: 4 * settings.gapMs,
  firstWaitMs: Math.min(15 * settings.firstWaitMs, settings.longestWaitMs),
  longestWaitMs: 5 * settings.longestWaitMs,
});

/** Adds the Census geocoder's positions of the store's records. Undefined for a store without records. */
async function fetchPositions(
  { folder, today, acceptLoss, censusApi, onTrouble, ...options }: FetchOptions,
  fetch: PoliteFetch,
): Promise<ImportReport | undefined> {
  const store = await openStore(folder);
  // The geocoder's own source has no records, and may be damaged.
  const records = sourcesExcept(store, new Set([censusSource])).flatMap((source) => source.records);
  if (records.length === 0) return undefined;
  const known = undamagedSource(store, censusSource)?.placed ?? [];
  const bar = progressBar('addresses');
  const cache = join(options.cache, 'census');
  const means = { fetch, cache, today, onTrouble, api: censusApi, onProgress: bar.update };
  const found = await geocode(records, { ...means, known }).finally(bar.stop);
  return changeStore(store, [geocoderSource(known, found, today)], { folder, today, acceptLoss });
}
