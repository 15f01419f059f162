import { inspect } from 'node:util';
import { z } from 'zod';
import { keyCharacters } from '../../fields/repair-text.ts';
import { fileFault } from '../../import/input-error.ts';
import type { InputFile } from '../../import/input-files.ts';
import {
  droppedRow,
  type FileScope,
  type FileSummary,
  isoDate,
  type RowOutcome,
} from '../../import/record-outcome.ts';
import { readTaggedPlace, type TaggedPlace } from './place-tags.ts';

// `file-faults.csv` tells this limit.
const mostPlaces = 250_000;
const longestTag = 1000;
const longestShownHours = 80;

const ifAny = <Value>(schema: z.ZodType<Value>) => schema.optional().catch(undefined);
const limit = ifAny(z.boolean());
// Overpass answers with status 200 even if it stops early; ArcGIS and OGC services cut off long answers.
const incompleteMarks = z.object({
  remark: ifAny(z.string()),
  exceededTransferLimit: limit,
  properties: ifAny(z.object({ exceededTransferLimit: limit })),
  numberReturned: ifAny(z.coerce.number()),
  numberMatched: ifAny(z.coerce.number()),
  links: ifAny(z.array(z.object({ rel: ifAny(z.string()) }))),
});

/** Returns why the answer of a map service is incomplete: `exceededTransferLimit`. Undefined if it is not. */
export function whyIncomplete(json: unknown): string | undefined {
  const { remark, exceededTransferLimit, properties, numberReturned, numberMatched, links } =
    incompleteMarks.safeParse(json).data ?? {};
  if (remark !== undefined && /error|timed out|out of memory/i.test(remark)) return remark;
  if (exceededTransferLimit || properties?.exceededTransferLimit) return 'exceededTransferLimit';
  if (numberReturned !== undefined && numberMatched !== undefined && numberReturned < numberMatched)
    return `numberReturned ${numberReturned} of numberMatched ${numberMatched}`;
  return links?.some(({ rel }) => rel === 'next') ? 'a link to the next page' : undefined;
}

function tagText(key: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, longestTag);
  if (!/^opening_hours\b/.test(key) || typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value) || value.some((line) => typeof line !== 'string'))
    return inspect(value, { depth: 2, breakLength: Infinity, compact: true }).slice(0, longestShownHours);
  const text = value.join('\n').trim().slice(0, longestTag);
  return text === '' ? undefined : text.replace(/(?<=\d:\d\d):00\b/g, '');
}

const tags = z.record(z.string(), z.unknown()).transform((values) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): readonly [string, string][] => {
      const text = tagText(key, value);
      return text === undefined ? [] : [[key, text]];
    }),
  ),
);

const items = ifAny(z.array(z.unknown()));
const dayText = ifAny(z.string());
// Answer of Overpass (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL#out), or GeoJSON
const placesFile = z.looseObject({
  elements: items,
  features: items,
  osm3s: ifAny(z.object({ timestamp_osm_base: dayText })),
  timestamp: dayText,
  dataset_attributes: ifAny(z.looseObject({ 'spider:collection_time': dayText })),
});

const corner = z.unknown().optional();
const feature = z
  .object({
    id: z.union([z.string(), z.number()]).optional(),
    geometry: z.object({ coordinates: corner }).nullish(),
    properties: z.looseObject({ tags: ifAny(tags) }),
  })
  .transform(({ geometry, ...of }) => ({ ...of, positions: geometry ? [geometry.coordinates] : [] }));
// A feature of GeoJSON, or an element as one. Of its `positions` the first that has numbers counts.
type Place = z.infer<typeof feature>;

const element = z
  .object({
    type: z.string(),
    id: z.union([z.string(), z.number()]),
    ...{ lat: corner, lon: corner },
    center: z.object({ lat: corner, lon: corner }).optional(),
    bounds: z.object({ minlat: corner, minlon: corner, maxlat: corner, maxlon: corner }).optional(),
    timestamp: z.string().optional(),
    tags: tags.default({}),
  })
  .transform(
    ({ type, id, lat, lon, center, bounds, timestamp, tags }): Place => ({
      id: `${type}/${id}`,
      properties: { tags, '@timestamp': timestamp },
      positions: [
        center && [center.lon, center.lat],
        bounds && [
          [bounds.minlon, bounds.minlat],
          [bounds.maxlon, bounds.maxlat],
        ],
        lat === undefined && lon === undefined ? undefined : [lon, lat],
      ].filter((position) => position !== undefined),
    }),
  );

/** Passes the places in Overpass JSON or GeoJSON to `onOutcome`. Throws an InputError for other JSON. */
export function readPlaces(
  file: Pick<InputFile, 'name' | 'path'>,
  json: unknown,
  scope: FileScope,
  onOutcome: (outcome: RowOutcome) => void,
): FileSummary {
  const answer = parsePlaces(file.path, json);
  const { elements, features = [], dataset_attributes: spider = {} } = answer;
  const places =
    elements?.map((given) => element.safeParse(given).data) ??
    features.map((given) => feature.safeParse(given).data);
  const words = [answer.generator, answer.copyright, answer.attribution].join(' ');
  const isMap =
    elements !== undefined ||
    /openstreetmap|overpass|\bodbl\b/i.test(words) ||
    places.some((place) => place !== undefined && osmIdOf(place) !== undefined);
  const isStores =
    elements === undefined &&
    (Object.keys(spider).some((key) => key.includes('spider')) ||
      places.some((place) => place?.properties['@spider'] !== undefined));
  if (isStores === isMap && places.length > 0)
    throw fileFault('unknown source', file.path, isMap ? 'signs of both' : 'no sign of either');
  const source = isMap ? 'osm' : 'alltheplaces';
  const kind = isMap ? 'community' : 'chain';
  const item = elements === undefined ? 'feature' : 'element';
  const mapTime = elements === undefined ? answer.timestamp : answer.osm3s?.timestamp_osm_base;
  const day = isoDate((isMap ? mapTime : spider['spider:collection_time']) ?? '');
  // The day of a map's copy says nothing of when a place's hours were checked.
  const hoursDay = isMap && day !== undefined ? undefined : (day ?? scope.date);
  let dated = true;
  for (const [index, place] of places.entries()) {
    const origin = `${file.name}, ${item} ${index + 1}`;
    const key = place && (isMap ? osmIdOf(place) : spiderKey(file.name, place, index + 1));
    if (place === undefined || key === undefined) {
      onOutcome(droppedRow({ key: `${source}/${origin}`, source, origin, why: `a senseless ${item}` }));
      continue;
    }
    const { properties, positions } = place;
    const ownDay = isMap ? isoDate(String(properties['@timestamp'] ?? '')) : undefined;
    if ((ownDay ?? day) === undefined) dated = false;
    const ofMap = isMap ? properties.tags : undefined;
    const tagged = { point: pointOf(positions), tags: ofMap ?? tags.parse(properties) };
    const dates = { date: ownDay ?? day ?? scope.date, hoursDate: ownDay ?? hoursDay };
    onOutcome(readTaggedPlace({ key: `${source}/${key}`, source, kind, origin, ...dates, ...tagged }, scope));
  }
  return { rows: places.length, source, dated };
}

function parsePlaces(file: string, json: unknown): z.infer<typeof placesFile> {
  const why = whyIncomplete(json);
  if (why !== undefined) throw fileFault('broken off', file, why);
  const { data } = placesFile.safeParse(json);
  const places = data?.elements ?? data?.features;
  if (data === undefined || places === undefined) throw fileFault('other JSON', file);
  if (places.length > mostPlaces) throw fileFault('too many places', file);
  return data;
}

function osmIdOf({ id, properties: of }: Place): string | undefined {
  const pairs = [`${of['@type']}/${of['@id']}`, `${of.osm_type}/${of.osm_id}`];
  for (const text of [id, of['@id'], of.full_id, ...pairs]) {
    const [, kind = '', number] =
      /^(?:https?:\/\/(?:www\.)?openstreetmap\.org\/)?(node|way|relation|[nwr])\/?([1-9]\d*)$/.exec(
        String(text),
      ) ?? [];
    const whole = ['node', 'way', 'relation'].find((name) => kind !== '' && name.startsWith(kind));
    if (whole !== undefined) return `${whole}/${number}`;
  }
  // osmium numbers areas: twice a way's number, or twice a relation's and one.
  const area = Number(/^a([1-9]\d*)$/.exec(String(id))?.[1]);
  return area > 1 ? `${area % 2 === 0 ? 'way' : 'relation'}/${Math.floor(area / 2)}` : undefined;
}

function spiderKey(file: string, { id = '', properties }: Place, number: number): string {
  const text = (value: unknown): string => keyCharacters(tagText('', value) ?? '');
  // Files without a spider's name number their places alike, so that the file's name must tell them apart.
  const spider =
    text(properties['@spider']) || text(file.replace(/\.(?:geo)?json(?:\.gz)?$/i, '')) || 'spider';
  return `${spider}/${text(properties.ref) || text(id) || number}`;
}

function pointOf(positions: Place['positions']): TaggedPlace['point'] {
  if (positions.length === 0) return undefined;
  const pairs = positions.map((position) => pairsIn(position)).find((found) => found.length > 0);
  if (pairs === undefined) return 'not two numbers';
  const middle = (values: readonly number[]): number =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  return { lat: middle(pairs.map(([, lat]) => lat)), lng: middle(pairs.map(([lng]) => lng)) };
}

// A polygon of several parts nests its positions three deep.
function pairsIn(part: unknown, depth = 3): readonly (readonly [lng: number, lat: number])[] {
  if (!Array.isArray(part)) return [];
  const [lng, lat]: readonly unknown[] = part;
  if (typeof lng === 'number' && typeof lat === 'number') return [[lng, lat]];
  return depth === 0 ? [] : part.flatMap((inner: unknown) => pairsIn(inner, depth - 1));
}
