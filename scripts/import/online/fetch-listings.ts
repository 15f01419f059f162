import { join } from 'node:path';
import type { City } from '../../../src/domain/places/city.ts';
import { progressBar } from '../../command-line/progress-bar.ts';
import type { ImportReport } from '../../listings/import-report.ts';
import type { Geocoded } from '../assemble-listings.ts';
import { importListings, scopeOf } from '../import-listings.ts';
import type { SourceRecord } from '../source-record.ts';
import { fetchRegister } from '../sources/nppes/fetch-register.ts';
import type { StoreChange } from '../store/change-store.ts';
import { answerCache } from './answer-cache.ts';
import { geocode } from './census-geocoder.ts';
import { type PoliteOptions, politeDefaults, politeFetch } from './polite-fetch.ts';

/** The register changes daily; within this time an interrupted run goes on with what it has. An address stays where it is. */
const registerDays = 3;

interface OnlineOptions {
  /** The day of the lookup, `YYYY-MM-DD`. */
  readonly today: string;
  /** Folder in which answers are kept, so that an interrupted run goes on where it stopped. */
  readonly cache: string;
  /** Told of every question that got no answer. */
  readonly onTrouble: (trouble: string) => void;
  readonly polite?: Partial<PoliteOptions> | undefined;
  /** Addresses of the services, where not their own ones are asked. */
  readonly registerApi?: string | undefined;
  readonly censusApi?: string | undefined;
}

/** Asks the register for every city, places the addresses, and replaces both sources in the store. */
export async function fetchListings(
  cities: readonly City[],
  options: OnlineOptions & Omit<StoreChange, 'today'>,
): Promise<ImportReport> {
  const bar = progressBar('cities');
  const fetch = politeFetch({ ...politeDefaults, ...options.polite });
  const cache = answerCache(join(options.cache, 'register'), registerDays);
  const distinct = cities.filter(
    ({ slug }, index) => cities.findIndex((city) => city.slug === slug) === index,
  );
  const read = await fetchRegister(
    distinct,
    scopeOf(cities),
    { fetch, cache, api: options.registerApi, onTrouble: options.onTrouble },
    bar.update,
  );
  bar.stop();
  const geocoded = await geocodeRecords(read.records, options);
  const { folder, today, acceptLoss } = options;
  return importListings(read, { folder, today, acceptLoss, geocoded, brought: 'fetch' });
}

/** Coordinates of the records' addresses from the Census geocoder. */
export async function geocodeRecords(
  records: readonly SourceRecord[],
  options: OnlineOptions,
): Promise<Geocoded> {
  const bar = progressBar('addresses');
  const geocoded = await geocode(records, {
    fetch: politeFetch({ ...politeDefaults, ...options.polite }),
    cache: answerCache(join(options.cache, 'census')),
    api: options.censusApi,
    today: options.today,
    onProgress: bar.update,
    onTrouble: options.onTrouble,
  });
  bar.stop();
  return geocoded;
}
