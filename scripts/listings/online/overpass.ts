import { z } from 'zod';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { collectOutcomes, type ReadFiles } from '../import/collect-outcomes.ts';
import { type ImportScope, isoDate } from '../import/record-outcome.ts';
import { readPlaces, whyIncomplete } from '../sources/places/place-files.ts';
import { mapSource } from '../store/source-file.ts';
import { type Asking, keptAnswer, RefusedRequest } from './polite-fetch.ts';

const mainInstance = 'https://overpass-api.de/api/interpreter';
const queryRadiusMiles = 35;
const coveredMiles = 10;
const metresPerMile = 1609.344;
const serverTimeoutSeconds = 180;

/** Former pharmacies are included, to hide records of other sources that still show them as open. */
const selectors: readonly string[] = [
  '["amenity"="pharmacy"]',
  '["healthcare"="pharmacy"]',
  '["opening_hours:pharmacy"]',
  '["shop"]["pharmacy"="yes"]',
  '["disused:amenity"="pharmacy"]',
  '["was:amenity"="pharmacy"]',
  '["abandoned:amenity"="pharmacy"]',
];

const answerSchema = z.looseObject({
  osm3s: z.looseObject({ timestamp_osm_base: z.string() }),
  elements: z.array(z.looseObject({ type: z.string(), id: z.number() })),
});

/** Returns a query in Overpass QL for pharmacies, former ones too, within 35 miles of a point. */
export function overpassQuery({ lat, lng }: LatLng): string {
  const around = `around:${Math.round(queryRadiusMiles * metresPerMile)},${lat.toFixed(4)},${lng.toFixed(4)}`;
  const parts = selectors.map((selector) => `nwr${selector}(${around});`).join('');
  return `[out:json][timeout:${serverTimeoutSeconds}];(${parts});out center meta;`;
}

/**
 * Fetches OpenStreetMap's pharmacies within 25 miles of each point, and some farther off. Throws an error if
 * a request fails.
 */
export async function fetchMap(
  points: readonly LatLng[],
  scope: ImportScope,
  { api = mainInstance, onProgress, ...asking }: Asking,
): Promise<ReadFiles> {
  const centers: LatLng[] = [];
  for (const point of points)
    if (!centers.some((other) => distanceMiles(other, point) <= coveredMiles)) centers.push(point);
  const collected = collectOutcomes();
  const seen = new Set<string>();
  for (const [done, point] of centers.entries()) {
    onProgress?.(done, centers.length);
    const query = overpassQuery(point);
    const init = { method: 'POST', body: new URLSearchParams({ data: query }) };
    const answer = await keptAnswer(asking, { url: api, init, key: `osm ${query}` }, readAnswer);
    const elements = answer.elements.filter(({ type, id }) => !seen.has(`${type}/${id}`));
    for (const { type, id } of elements) seen.add(`${type}/${id}`);
    const name = `Overpass ${isoDate(answer.osm3s.timestamp_osm_base) ?? ''}`.trim();
    const { rows } = readPlaces({ name, path: name }, { ...answer, elements }, scope, (row) =>
      collected.onOutcome(row),
    );
    collected.onRows(mapSource, 'Overpass', rows);
  }
  onProgress?.(centers.length, centers.length);
  return collected.result();
}

function readAnswer(text: string): z.infer<typeof answerSchema> {
  const read = answerSchema.parse(JSON.parse(text));
  const why = whyIncomplete(read);
  if (why?.includes('out of memory'))
    throw new RefusedRequest(`The question is too large for Overpass: ${why}`);
  if (why !== undefined) throw new Error(why);
  return read;
}
