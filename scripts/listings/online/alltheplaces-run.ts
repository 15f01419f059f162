import { z } from 'zod';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import { faultOf } from '../../cli/problems/fault-of.ts';
import type { ReadFiles } from '../import/import-files.ts';
import { isoDate } from '../import/record-outcome.ts';
import type { RegisterScope } from '../sources/nppes/nppes-provider.ts';
import { readPlaces } from '../sources/places/place-files.ts';
import { stateOfPoint } from '../sources/places/place-of-point.ts';
import type { AnswerCache } from './answer-cache.ts';
import { collectOutcomes } from './collect-outcomes.ts';
import { type PoliteFetch, RefusedRequest } from './polite-fetch.ts';
import { bringsPharmacies } from './spider-choice.ts';

/** What the latest run of AllThePlaces is and where its index stands (https://www.alltheplaces.xyz, ci/build_latest_json.py). */
const latestRun = 'https://data.alltheplaces.xyz/runs/latest.json';
/** The id under which its facts are shown. */
export const storesSource = 'alltheplaces';

const run = z.object({
  stats_url: z.url(),
  run_id: z.string().optional(),
  /** When the run began; one that is made of groups states when it was put together. */
  start_time: z.string().optional(),
  updated_at: z.string().optional(),
});
const index = z.object({
  results: z.array(
    z.object({
      spider: z.string().regex(/^[A-Za-z0-9_.-]+$/),
      features: z.number(),
      run_group: z.string().optional(),
      last_run_id: z.string().optional(),
      last_run_time: z.string().optional(),
    }),
  ),
});
type Spider = z.infer<typeof index>['results'][number];

const properties = z.record(z.string(), z.unknown());
const feature = z.looseObject({
  geometry: z.looseObject({ type: z.string(), coordinates: z.array(z.unknown()) }).nullish(),
  properties,
});
const collection = z.object({
  type: z.literal('FeatureCollection'),
  dataset_attributes: z.looseObject({ 'spider:collection_time': z.string().optional() }).optional(),
  features: z.array(z.unknown()),
});

/** What is kept of a spider's file: the features of the lists' states, and how many there were in all. */
const kept = z.object({
  missing: z.boolean(),
  read: z.number(),
  elsewhere: z.number(),
  collected: z.string().optional(),
  features: z.array(z.unknown()),
});
type Kept = z.infer<typeof kept>;

export interface RunQuestion {
  readonly fetch: PoliteFetch;
  readonly cache: AnswerCache;
  /** Address of `latest.json`, where not the project's own is asked. */
  readonly latest?: string | undefined;
  /** Told of files that the run's index names and that are not there. */
  readonly onTrouble: (trouble: string) => void;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * The stores and pharmacies that the latest run of AllThePlaces has in the states of the lists, read as an import reads its files.
 * The run's index says which spiders there are; those are asked for whose name stands for pharmacies. Throws when one gets no
 * answer: the run is then not whole.
 */
export async function fetchRun(scope: RegisterScope, question: RunQuestion): Promise<ReadFiles> {
  const { fetch, cache, latest = latestRun, onProgress } = question;
  const about = await kindly(latest, run, fetch, cache);
  const { results } = await kindly(about.stats_url, index, fetch, cache);
  const chosen = results.filter(({ spider, features }) => features > 0 && bringsPharmacies(spider));
  const collected = collectOutcomes(storesSource, 'AllThePlaces');
  for (const [done, spider] of chosen.entries()) {
    onProgress?.(done, chosen.length);
    const got = await askSpider(spider, about.stats_url, scope, question);
    collected.passOver('outside the states of the lists', got.elsewhere);
    collected.passOver('another kind of place', got.read - got.elsewhere - got.features.length);
    const day = got.collected ?? spider.last_run_time ?? about.start_time ?? about.updated_at;
    const dated = {
      type: 'FeatureCollection',
      dataset_attributes: { 'spider:collection_time': isoDate(day ?? '') },
      features: got.features,
    };
    readPlaces(`AllThePlaces ${about.run_id ?? 'latest'}, ${spider.spider}`, dated, scope, (row) =>
      collected.onOutcome(row),
    );
  }
  onProgress?.(chosen.length, chosen.length);
  return collected.result();
}

/** A JSON answer of the kind, from the cache where it is kept. */
async function kindly<Value>(
  url: string,
  schema: z.ZodType<Value>,
  fetch: PoliteFetch,
  cache: AnswerCache,
): Promise<Value> {
  const known = schema.safeParse(await cache.get(url));
  if (known.success) return known.data;
  const got = await fetch(url, undefined, (text) => schema.parse(JSON.parse(text)));
  await cache.set(url, got);
  return got;
}

/**
 * Where a spider's file stands: beside the folder of the index that names it; a run made of groups has the group's own folder as
 * well, of which the former may be only a redirection that a mirror does not keep.
 */
export function spiderAddresses(
  { spider, run_group, last_run_id }: Spider,
  indexUrl: string,
): readonly string[] {
  const beside = new URL(`../output/${spider}.geojson`, indexUrl).href;
  if (run_group === undefined || last_run_id === undefined) return [beside];
  return [beside, new URL(`../../${run_group}/${last_run_id}/output/${spider}.geojson`, indexUrl).href];
}

async function askSpider(
  spider: Spider,
  indexUrl: string,
  scope: RegisterScope,
  { fetch, cache, onTrouble }: RunQuestion,
): Promise<Kept> {
  const addresses = spiderAddresses(spider, indexUrl);
  const states = [...scope.states].toSorted().join(' ');
  const key = `${addresses.join(' ')} ${spider.last_run_time ?? ''} ${states}`;
  const known = kept.safeParse(await cache.get(key));
  if (known.success && !known.data.missing) return known.data;
  let refusal = '';
  for (const address of addresses) {
    try {
      const got = await fetch(address, undefined, (text) => readSpider(text, address, scope));
      await cache.set(key, got);
      return got;
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      refusal = faultOf(error);
    }
  }
  onTrouble(`AllThePlaces: ${refusal}`);
  return { missing: true, read: 0, elsewhere: 0, features: [] };
}

function readSpider(text: string, address: string, { states }: RegisterScope): Kept {
  // What a redirection leaves behind where a mirror does not keep it.
  if (text.trim() === '') throw new RefusedRequest(`${address}: the file is empty`);
  const { dataset_attributes, features } = collection.parse(JSON.parse(text));
  let elsewhere = 0;
  const found: unknown[] = [];
  for (const given of features) {
    const read = feature.safeParse(given);
    const state = read.success ? stateOf(read.data) : undefined;
    if (read.success && (state === undefined || !isOf(states, state))) elsewhere += 1;
    else if (!read.success || isShop(read.data.properties)) found.push(given);
  }
  return {
    missing: false,
    read: features.length,
    elsewhere,
    collected: dataset_attributes?.['spider:collection_time'],
    features: found,
  };
}

const isOf = (states: ReadonlySet<string>, state: string): boolean => states.has(state);

/** The state as the feature says, else as its point says; undefined for one abroad or of an unsure place. */
function stateOf({ geometry, properties: tags }: z.infer<typeof feature>): string | undefined {
  const country = tags['addr:country'];
  if (typeof country === 'string' && !/^(?:US|USA|United States)$/i.test(country)) return undefined;
  const stated = tags['addr:state'];
  if (typeof stated === 'string' && /^[A-Za-z]{2}$/.test(stated.trim())) return stated.trim().toUpperCase();
  const [lng, lat] = geometry?.type === 'Point' ? geometry.coordinates : [];
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  const point: LatLng = { lat, lng };
  return stateOfPoint(point);
}

/** What a spider of a chain brings besides its pharmacies and stores. */
const isShop = (tags: Readonly<Record<string, unknown>>): boolean => {
  const { amenity, shop } = tags;
  if (amenity === 'pharmacy' || tags.healthcare === 'pharmacy') return true;
  if (amenity !== undefined) return false;
  return (
    shop === undefined ||
    !['optician', 'gas', 'florist', 'hearing_aids', 'bakery', 'tyres'].includes(String(shop))
  );
};
