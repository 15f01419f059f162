import { join } from 'node:path';
import type { City } from '../../../src/domain/places/city.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { progressBar } from '../../cli/progress-bar.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import { importListings, scopeOf } from '../import/import-listings.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { ChangeReport } from '../import-report.ts';
import { mapSource } from '../source-credits.ts';
import { fetchRegister } from '../sources/nppes/nppes-api.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import type { StoreChange } from '../store/change-store.ts';
import { openStore, otherSources, wholeSource } from '../store/open-store.ts';
import type { Source } from '../store/source-file.ts';
import { fetchRun, storesSource } from './alltheplaces-run.ts';
import { answerCache } from './answer-cache.ts';
import { censusSource, geocode } from './census-geocoder.ts';
import { fetchMap } from './overpass.ts';
import { type PoliteFetch, type PoliteOptions, politeDefaults, politeFetch } from './polite-fetch.ts';

/** Sources that can be fetched, in order. The geocoder comes last, to place the others' records. */
export const fetchableSources = [registerSource, mapSource, storesSource, censusSource] as const;
export type FetchableSource = (typeof fetchableSources)[number];

/** Days during which an interrupted run goes on with its answers. The geocoder's answers do not expire. */
const freshDays = 3;

interface OnlineOptions {
  /** Day of the lookup, `YYYY-MM-DD`. */
  readonly today: string;
  /** Folder of the kept answers, with which an interrupted run goes on. */
  readonly cache: string;
  /** Called for every question without an answer. */
  readonly onTrouble: (trouble: string) => void;
  readonly polite?: Partial<PoliteOptions> | undefined;
  /** Addresses of the services: their own by default. */
  readonly registerApi?: string | undefined;
  readonly censusApi?: string | undefined;
  readonly overpassApi?: string | undefined;
  readonly alltheplaces?: string | undefined;
}

export interface FetchOptions extends OnlineOptions, Omit<StoreChange, 'today'> {
  readonly only: readonly FetchableSource[];
}

/**
 * Asks each source for the cities and replaces it in the store. A source that fails is reported to
 * `onTrouble` and stays as it was. Returns the last report, or undefined if there is none.
 */
export async function fetchListings(
  cities: readonly City[],
  options: FetchOptions,
): Promise<ChangeReport | undefined> {
  const fetch = politeFetch({ ...politeDefaults, ...options.polite });
  const { folder, today, acceptLoss, onTrouble } = options;
  const change = { folder, today, acceptLoss, brought: 'fetch' } as const;
  let report: ChangeReport | undefined;
  for (const id of fetchableSources.filter((source) => options.only.includes(source))) {
    try {
      if (id === censusSource) {
        // The geocoder's own source has no records, and may be damaged.
        const sources = otherSources(await openStore(folder), new Set([censusSource]));
        const records = sources.flatMap((source) => source.records);
        if (records.length === 0) continue;
        const geocoded = await geocodeRecords(records, options, fetch);
        report = await importListings(nothingRead, { ...change, geocoded });
        continue;
      }
      const read = await askedOf(id, cities, options, fetch);
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

const nothingRead: ReadFiles = { records: [], points: [], dropped: [], read: {}, droppedCounts: {} };

/** The unit of a source's progress bar, and the folder of its answers. */
const askedUnits = {
  [registerSource]: ['cities', 'register'],
  [mapSource]: ['parts of the map', 'overpass'],
  [storesSource]: ['chains', 'alltheplaces'],
} as const;

/** Asks a service for the cities, with a progress bar and kept answers. Any trouble makes it partial. */
async function askedOf(
  id: Exclude<FetchableSource, typeof censusSource>,
  cities: readonly City[],
  options: FetchOptions,
  fetch: PoliteFetch,
): Promise<ReadFiles> {
  const [unit, folder] = askedUnits[id];
  const bar = progressBar(unit);
  let isPartial = false;
  const onTrouble = (trouble: string): void => {
    isPartial = true;
    options.onTrouble(trouble);
  };
  const cache = answerCache(join(options.cache, folder), freshDays);
  const asking = { fetch, cache, onTrouble, onProgress: bar.update };
  const scope = scopeOf(cities);
  const distinct = [...new Map(cities.map((city) => [city.slug, city])).values()];
  const ask = async (): Promise<ReadFiles> => {
    if (id === registerSource) return fetchRegister(distinct, scope, { ...asking, api: options.registerApi });
    if (id === storesSource) {
      const store = wholeSource(await openStore(options.folder), storesSource);
      // The spiders with places in the store: `alltheplaces/publix_us/101` → `publix_us`.
      const held = new Set(store?.records.map(({ key }) => key.split('/')[1] ?? ''));
      return fetchRun(scope, { ...asking, latest: options.alltheplaces, held });
    }
    const points = distinct.map(({ location }) => location);
    const askMap = politeFetch(patient({ ...politeDefaults, ...options.polite }));
    return fetchMap(points, scope, { ...asking, fetch: askMap, api: options.overpassApi });
  };
  const read = await ask().finally(bar.stop);
  return { ...read, isPartial };
}

/**
 * Returns settings for Overpass: a longer gap, since its usage policy wants at most one question a second, and
 * longer waits, since it refuses questions for minutes until it has a free slot.
 */
const patient = (settings: PoliteOptions): PoliteOptions => ({
  ...settings,
  gapMs: 4 * settings.gapMs,
  firstWaitMs: Math.min(15 * settings.firstWaitMs, settings.longestWaitMs),
  longestWaitMs: 5 * settings.longestWaitMs,
});

/** Returns positions of the records' addresses from the Census geocoder. */
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
