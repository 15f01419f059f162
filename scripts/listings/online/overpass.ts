import { z } from 'zod';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { collectOutcomes, type ReadFiles } from '../import/collect-outcomes.ts';
import { type ImportScope, isoDate } from '../import/record-outcome.ts';
import { mapSource } from '../source-credits.ts';
import { readPlaces, whyIncomplete } from '../sources/places/place-files.ts';
import { type Asking, keptAnswer } from './answer-cache.ts';
import { RefusedRequest } from './polite-fetch.ts';

/** The main instance of the Overpass API (https://wiki.openstreetmap.org/wiki/Overpass_API). */
const overpassApi = 'https://overpass-api.de/api/interpreter';
/** Radius of a question, in statute miles. */
const reachMiles = 35;
/** A city this near to an asked point is not asked again. */
const nearMiles = 10;
const metresPerMile = 1609.344;
/** Seconds that the server may take for one question. */
const longestQuestion = 180;

/** Pharmacies, counters inside shops, and former pharmacies, so that they are not shown as open. */
const selectors: readonly string[] = [
  '["amenity"="pharmacy"]',
  '["healthcare"="pharmacy"]',
  '["opening_hours:pharmacy"]',
  '["shop"]["pharmacy"="yes"]',
  '["disused:amenity"="pharmacy"]',
  '["was:amenity"="pharmacy"]',
  '["abandoned:amenity"="pharmacy"]',
];

/** The parts of an answer that are used here. Its elements are read as those of a file. */
const answer = z.looseObject({
  osm3s: z.looseObject({ timestamp_osm_base: z.string() }),
  elements: z.array(z.looseObject({ type: z.string(), id: z.number() })),
});

/** Returns the question for pharmacies around a point, in Overpass QL. */
export function mapQuestion({ lat, lng }: LatLng): string {
  const around = `around:${Math.round(reachMiles * metresPerMile)},${lat.toFixed(4)},${lng.toFixed(4)}`;
  const parts = selectors.map((selector) => `nwr${selector}(${around});`).join('');
  return `[out:json][timeout:${longestQuestion}];(${parts});out center meta;`;
}

/**
 * Returns every pharmacy of OpenStreetMap around the points, each once. Throws an error without an answer.
 */
export async function fetchMap(
  points: readonly LatLng[],
  scope: ImportScope,
  { api = overpassApi, onProgress, ...asking }: Asking,
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
