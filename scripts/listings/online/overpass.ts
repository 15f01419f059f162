import { z } from 'zod';
import { isLatLng, type LatLng } from '../../../src/domain/places/geo.ts';
import type { ReadFiles } from '../import/import-files.ts';
import { isoDate } from '../import/record-outcome.ts';
import type { RegisterScope } from '../sources/nppes/nppes-provider.ts';
import { readPlaces } from '../sources/places/place-files.ts';
import { stateOfPoint } from '../sources/places/place-of-point.ts';
import type { AnswerCache } from './answer-cache.ts';
import { collectOutcomes } from './collect-outcomes.ts';
import { type MapBox, quarters, tilesAround } from './map-tiles.ts';
import { boundedWait, type PoliteFetch } from './polite-fetch.ts';

/** The main instance of the Overpass API (https://wiki.openstreetmap.org/wiki/Overpass_API). */
export const overpassApi = 'https://overpass-api.de/api/interpreter';
/** The id under which OpenStreetMap's facts are shown. */
export const mapSource = 'osm';
/** How far around a listed city the map is asked, statute miles. */
const surroundings = 25;
/** Seconds that one question may take the server; what takes longer is asked in four parts. */
const longestQuestion = 180;
/** Side in degrees below which a box is not divided further: about a mile. */
const smallestBox = 0.015;

/** What is asked for: pharmacies, counters inside other shops, and what was a pharmacy, so that it is not shown as one. */
const selectors: readonly string[] = [
  '["amenity"="pharmacy"]',
  '["healthcare"="pharmacy"]',
  '["opening_hours:pharmacy"]',
  '["shop"]["pharmacy"="yes"]',
  '["disused:amenity"="pharmacy"]',
  '["was:amenity"="pharmacy"]',
  '["abandoned:amenity"="pharmacy"]',
];

const tagsOf = z.record(z.string(), z.string());
const element = z.looseObject({
  type: z.string(),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  tags: tagsOf.optional(),
});
const answer = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string() }),
  elements: z.array(element),
  remark: z.string().optional(),
});
/** What is kept of a question: its answer, or that it was too large for one. */
const kept = z.union([answer, z.object({ tooLarge: z.literal(true) })]);
type Kept = z.infer<typeof kept>;

export interface MapQuestion {
  readonly fetch: PoliteFetch;
  readonly cache: AnswerCache;
  readonly api?: string | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** The question for one box, in Overpass QL, which writes a box south, west, north, east. */
export function mapQuestion({ south, west, north, east }: MapBox): string {
  const box = [south, west, north, east].map((degrees) => Number(degrees.toFixed(6))).join(',');
  const parts = selectors.map((selector) => `nwr${selector}(${box});`).join('');
  return `[out:json][timeout:${longestQuestion}];(${parts});out center meta;`;
}

/**
 * Every pharmacy that OpenStreetMap has in and around the points, read as an import reads a file of Overpass. A box whose
 * question takes the server too long or too much memory is asked in four parts. Throws when a box gets no answer.
 */
export async function fetchMap(
  points: readonly LatLng[],
  scope: RegisterScope,
  question: MapQuestion,
): Promise<ReadFiles> {
  const tiles = tilesAround(points, surroundings);
  const collected = collectOutcomes(mapSource, 'Overpass');
  const seen = new Set<string>();
  let done = 0;
  const ask = async (box: MapBox): Promise<void> => {
    const got = await askBox(box, question);
    if ('tooLarge' in got) {
      if (box.north - box.south < smallestBox)
        throw new Error(`OpenStreetMap: too large a question even for ${mapQuestion(box)}`);
      for (const part of quarters(box)) await ask(part);
      return;
    }
    const fresh = got.elements.filter(({ type, id }) => !seen.has(`${type}/${id}`));
    for (const { type, id } of fresh) seen.add(`${type}/${id}`);
    const asked = isoDate(got.osm3s.timestamp_osm_base);
    const near = fresh.filter((given) => mayBeInStates(given, scope));
    collected.passOver('outside the states of the lists', fresh.length - near.length);
    readPlaces(
      `Overpass${asked === undefined ? '' : ` ${asked}`}`,
      { ...got, elements: near },
      scope,
      (row) => collected.onOutcome(row),
    );
  };
  for (const tile of tiles) {
    question.onProgress?.(done, tiles.length);
    await ask(tile);
    done += 1;
  }
  question.onProgress?.(done, tiles.length);
  return collected.result();
}

type MapElement = z.infer<typeof element>;

/** Whether an element may lie in a state of the lists, as far as its point tells. */
function mayBeInStates(given: MapElement, { states }: RegisterScope): boolean {
  const { lat, lon } = given.center ?? given;
  const point = { lat: lat ?? Number.NaN, lng: lon ?? Number.NaN };
  const state = isLatLng(point) ? stateOfPoint(point) : undefined;
  return state === undefined || states.has(state);
}

async function askBox(box: MapBox, { fetch, cache, api = overpassApi }: MapQuestion): Promise<Kept> {
  const text = mapQuestion(box);
  const key = `osm ${text}`;
  const known = kept.safeParse(await cache.get(key));
  if (known.success) return known.data;
  const init = { method: 'POST', body: new URLSearchParams({ data: text }) };
  const got = await fetch(api, init, readAnswer);
  await cache.set(key, got);
  return got;
}

/**
 * Reads an answer. Overpass answers 200 even where it broke off, and says so in a remark: what took too long or too much memory
 * is too large; any other runtime error is thrown, and asked again.
 */
function readAnswer(text: string): Kept {
  const read = answer.parse(JSON.parse(text));
  if (read.remark === undefined || !read.remark.includes('runtime error')) return read;
  if (/timed out|out of memory/i.test(read.remark)) return { tooLarge: true };
  throw new Error(read.remark);
}

/**
 * Milliseconds until Overpass has a free slot for this machine, from the `status` beside its interpreter; 0 where it says none.
 * `Slot available after: 2026-03-15T09:30:24Z, in 968 seconds.`
 */
export async function overpassWait(api: string): Promise<number> {
  if (!api.endsWith('interpreter')) return 0;
  const status = await fetch(api.replace(/interpreter$/, 'status'), { signal: AbortSignal.timeout(30_000) });
  const text = await status.text();
  if (/\d+ slots? available now/.test(text)) return 0;
  const seconds = [...text.matchAll(/, in (-?\d+) seconds/g)].map(([, number]) => Number(number));
  return boundedWait(Math.min(...seconds));
}
