import { z } from 'zod';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import { collectOutcomes } from '../import/collect-outcomes.ts';
import type { ImportScope } from '../import/record-outcome.ts';
import { isoDate } from '../import/record-outcome.ts';
import { readPlaces, whyIncomplete } from '../sources/places/place-files.ts';
import { type Asking, keptAnswer } from './answer-cache.ts';
import { type MapBox, quarters, tilesAround } from './map-tiles.ts';
import { boundedWait, limitedFetch } from './polite-fetch.ts';

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
type MapAnswer = z.infer<typeof answer>;

export interface MapQuestion extends Asking {
  readonly api?: string | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Returns the question for one box in Overpass QL, which writes a box south, west, north, east. */
export function mapQuestion({ south, west, north, east }: MapBox): string {
  const box = [south, west, north, east].map((degrees) => Number(degrees.toFixed(6))).join(',');
  const parts = selectors.map((selector) => `nwr${selector}(${box});`).join('');
  return `[out:json][timeout:${longestQuestion}];(${parts});out center meta;`;
}

/**
 * Returns every pharmacy that OpenStreetMap has in and around the points. A box whose question is too large
 * for the server is asked in four parts. Throws when a box gets no answer.
 */
export async function fetchMap(
  points: readonly LatLng[],
  scope: ImportScope,
  question: MapQuestion,
): Promise<ReadFiles> {
  const tiles = tilesAround(points, surroundings);
  const collected = collectOutcomes();
  const seen = new Set<string>();
  const ask = async (box: MapBox): Promise<void> => {
    const got = await askBox(box, question);
    if (got === 'too large') {
      if (box.north - box.south < smallestBox)
        throw new Error(`OpenStreetMap: too large a question even for ${mapQuestion(box)}`);
      for (const part of quarters(box)) await ask(part);
      return;
    }
    const elements = got.elements.filter(({ type, id }) => !seen.has(`${type}/${id}`));
    for (const { type, id } of elements) seen.add(`${type}/${id}`);
    const day = isoDate(got.osm3s.timestamp_osm_base) ?? '';
    const name = `Overpass ${day}`.trim();
    const { rows } = readPlaces(name, { ...got, elements }, scope, (row) => collected.onOutcome(row));
    collected.onRows(mapSource, 'Overpass', rows);
  };
  for (const [done, tile] of tiles.entries()) {
    question.onProgress?.(done, tiles.length);
    await ask(tile);
  }
  question.onProgress?.(tiles.length, tiles.length);
  return collected.result();
}

function askBox(
  box: MapBox,
  { api = overpassApi, ...asking }: MapQuestion,
): Promise<MapAnswer | 'too large'> {
  const data = mapQuestion(box);
  const init = { method: 'POST', body: new URLSearchParams({ data }) };
  return keptAnswer(asking, { url: api, init, key: `osm ${data}` }, readAnswer);
}

/** Reads an answer, which may be too large. Any other error in it is thrown, and asked again. */
function readAnswer(text: string): MapAnswer | 'too large' {
  const read = answer.parse(JSON.parse(text));
  const why = whyIncomplete(read);
  if (why === undefined) return read;
  if (/timed out|out of memory/i.test(why)) return 'too large';
  throw new Error(why);
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
