import { join } from 'node:path';
import type { City } from '../../../src/domain/places/city.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { progressBar } from '../../cli/progress-bar.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import { importListings, scopeOf } from '../import/import-listings.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { ImportReport } from '../import-report.ts';
import { openStore, sourcesExcept, undamagedSource } from '../listing-store.ts';
import { fetchRegister } from '../sources/nppes/nppes-api.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import type { StoreChange } from '../store/change-store.ts';
import { censusSource, mapSource, type Source } from '../store/source-file.ts';
import { allThePlacesSource, fetchRun } from './alltheplaces-run.ts';
import { answerCache } from './answer-cache.ts';
import { geocode } from './census-geocoder.ts';
import { fetchMap } from './overpass.ts';
import { type PoliteFetch, type PoliteOptions, politeDefaults, politeFetch } from './polite-fetch.ts';

/** Ids of the sources that can be fetched, in order. The geocoder comes last, to locate all other records. */
export const fetchableSources = [registerSource, mapSource, allThePlacesSource, censusSource] as const;
export type FetchableSource = (typeof fetchableSources)[number];

const answerLifetimeDays = 3;

interface OnlineOptions {
  readonly today: string;
  readonly cache: string;
  readonly onTrouble: (trouble: string) => void;
  readonly polite?: Partial<PoliteOptions> | undefined;
  readonly registerApi?: string | undefined;
  readonly censusApi?: string | undefined;
  readonly overpassApi?: string | undefined;
  readonly alltheplaces?: string | undefined;
}

export interface FetchOptions extends OnlineOptions, Omit<StoreChange, 'today'> {
  readonly only: readonly FetchableSource[];
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
  const change = { folder, today, acceptLoss, brought: 'fetch' } as const;
  let report: ImportReport | undefined;
  for (const id of fetchableSources.filter((source) => options.only.includes(source))) {
    try {
      if (id === censusSource) {
        // The geocoder's own source has no records, and may be damaged.
        const sources = sourcesExcept(await openStore(folder), new Set([censusSource]));
        const records = sources.flatMap((source) => source.records);
        if (records.length === 0) continue;
        const geocoded = await geocodeRecords(records, options, fetch);
        report = await importListings(noRecords, { ...change, geocoded });
        continue;
      }
      const read = await fetchSource(id, cities, options, fetch);
      if (read.records.length === 0) throw new Error('it gave no pharmacy in the states of the lists');
      report = await importListings(read, change);
    } catch (error) {
      // A full disk or a folder without permission stops the other sources too.
      if (error instanceof Error && 'syscall' in error) throw error;
      const fault = error instanceof Refusal ? (error.lines[0] ?? '') : faultOf(error);
      onTrouble(`${id}: ${fault} (the store’s records of ${id} are as they were)`);
    }
  }
  return report;
}

const noRecords: ReadFiles = { records: [], points: [], dropped: [], read: {}, droppedCounts: {} };

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
  const cache = answerCache(join(options.cache, folder), answerLifetimeDays);
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

/** Returns the Census geocoder's positions of records, and shows a progress bar. */
export async function geocodeRecords(
  records: readonly SourceRecord[],
  options: OnlineOptions,
  fetch: PoliteFetch = politeFetch({ ...politeDefaults, ...options.polite }),
): Promise<Source['placed']> {
  const bar = progressBar('addresses');
  return geocode(records, {
    fetch,
    cache: answerCache(join(options.cache, 'census')),
    api: options.censusApi,
    today: options.today,
    onProgress: bar.update,
    onTrouble: options.onTrouble,
  }).finally(bar.stop);
}
