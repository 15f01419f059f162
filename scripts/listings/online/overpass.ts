import { z } from 'zod';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import { collectOutcomes } from '../import/collect-outcomes.ts';
import type { ImportScope } from '../import/record-outcome.ts';
import { isoDate } from '../import/record-outcome.ts';
import { readPlaces, whyIncomplete } from '../sources/places/place-files.ts';
import { type Asking, keptAnswer } from './answer-cache.ts';
import { boundedWait, limitedFetch, RefusedRequest } from './polite-fetch.ts';

/** The main instance of the Overpass API (https://wiki.openstreetmap.org/wiki/Overpass_API). */
export const overpassApi = 'https://overpass-api.de/api/interpreter';
/** The id under which OpenStreetMap's facts are shown. */
export const mapSource = 'osm';
/** How far around a point the map is asked, statute miles; a city so near to one is not asked for again. */
const reach = 35;
const nearMiles = 10;
const metresPerMile = 1609.344;
/** Seconds that one question may take the server. */
const longestQuestion = 180;

/** Pharmacies, counters inside other shops, and what was a pharmacy, so that it is not shown as one. */
const selectors: readonly string[] = [
  '["amenity"="pharmacy"]',
  '["healthcare"="pharmacy"]',
  '["opening_hours:pharmacy"]',
  '["shop"]["pharmacy"="yes"]',
  '["disused:amenity"="pharmacy"]',
  '["was:amenity"="pharmacy"]',
  '["abandoned:amenity"="pharmacy"]',
];

/** An answer as far as the question goes on with it; its elements are read as those of a file. */
const answer = z.looseObject({
  osm3s: z.looseObject({ timestamp_osm_base: z.string() }),
  elements: z.array(z.looseObject({ type: z.string(), id: z.number() })),
});

export interface MapQuestion extends Asking {
  readonly api?: string | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Returns the question for what lies around a point in Overpass QL. */
export function mapQuestion({ lat, lng }: LatLng): string {
  const around = `around:${Math.round(reach * metresPerMile)},${lat.toFixed(4)},${lng.toFixed(4)}`;
  const parts = selectors.map((selector) => `nwr${selector}(${around});`).join('');
  return `[out:json][timeout:${longestQuestion}];(${parts});out center meta;`;
}

/**
 * Returns every pharmacy that OpenStreetMap has in and around the points, each once. Throws when a question
 * gets no answer.
 */
export async function fetchMap(
  points: readonly LatLng[],
  scope: ImportScope,
  { api = overpassApi, onProgress, ...asking }: MapQuestion,
): Promise<ReadFiles> {
  const asked: LatLng[] = [];
  for (const point of points)
    if (!asked.some((other) => distanceMiles(other, point) <= nearMiles)) asked.push(point);
  const collected = collectOutcomes();
  const seen = new Set<string>();
  for (const [done, point] of asked.entries()) {
    onProgress?.(done, asked.length);
    const data = mapQuestion(point);
    const init = { method: 'POST', body: new URLSearchParams({ data }) };
    const got = await keptAnswer(asking, { url: api, init, key: `osm ${data}` }, readAnswer);
    const elements = got.elements.filter(({ type, id }) => !seen.has(`${type}/${id}`));
    for (const { type, id } of elements) seen.add(`${type}/${id}`);
    const name = `Overpass ${isoDate(got.osm3s.timestamp_osm_base) ?? ''}`.trim();
    const { rows } = readPlaces(name, { ...got, elements }, scope, (row) => collected.onOutcome(row));
    collected.onRows(mapSource, 'Overpass', rows);
  }
  onProgress?.(asked.length, asked.length);
  return collected.result();
}

/** Reads an answer. An error in it is thrown, and asked again where another time may change it. */
function readAnswer(text: string): z.infer<typeof answer> {
  const read = answer.parse(JSON.parse(text));
  const why = whyIncomplete(read);
  if (why?.includes('out of memory'))
    throw new RefusedRequest(`The question is too large for Overpass: ${why}`);
  if (why !== undefined) throw new Error(why);
  return read;
}

/** The status of Overpass is a page of some lines. */
const statusLimits = { timeoutMs: 30_000, largest: 1024 * 1024 };

/**
 * Returns the milliseconds until Overpass has a free slot, by the `status` beside its interpreter; 0 where it
 * says none. `Slot available after: 2026-03-15T09:30:24Z, in 968 seconds.`
 */
export async function overpassWait(api: string): Promise<number> {
  if (!api.endsWith('interpreter')) return 0;
  const { text } = await limitedFetch(api.replace(/interpreter$/, 'status'), undefined, statusLimits);
  if (/\d+ slots? available now/.test(text)) return 0;
  const seconds = [...text.matchAll(/, in (-?\d+) seconds/g)].map(([, number]) => Number(number));
  return boundedWait(Math.min(...seconds));
}
