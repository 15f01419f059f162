import { inspect } from 'node:util';
import { z } from 'zod';
import type { LatLng } from '../../../../src/domain/places/geo.ts';
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
import { readTaggedPlace } from './place-tags.ts';

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

const items = z.array(z.unknown()).max(mostPlaces).optional();
// Answer of Overpass (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL#out), or GeoJSON
const placesFile = z.looseObject({
  elements: items,
  features: items,
  osm3s: z.object({ timestamp_osm_base: z.string().optional() }).optional(),
  timestamp: z.string().optional(),
  dataset_attributes: z.looseObject({ 'spider:collection_time': z.string().optional() }).optional(),
});

const corner = z.unknown().optional();
// An element of Overpass, or a feature of GeoJSON
const placeItem = z.object({
  type: z.string().optional(),
  id: z.union([z.string(), z.number()]).optional(),
  ...{ lat: corner, lon: corner },
  center: z.object({ lat: corner, lon: corner }).optional(),
  bounds: z.object({ minlat: corner, minlon: corner, maxlat: corner, maxlon: corner }).optional(),
  geometry: ifAny(z.object({ coordinates: corner })),
  timestamp: z.string().optional(),
  tags: tags.optional(),
  properties: z.looseObject({ tags: ifAny(tags) }).default({}),
});
type PlaceItem = z.infer<typeof placeItem>;

/** Passes the places in Overpass JSON or GeoJSON to `onOutcome`. Throws an InputError for other JSON. */
export function readPlaces(
  file: Pick<InputFile, 'name' | 'path'>,
  json: unknown,
  scope: FileScope,
  onOutcome: (outcome: RowOutcome) => void,
): FileSummary {
  const answer = parsePlaces(file.path, json);
  const { elements, features = [], dataset_attributes: spider = {} } = answer;
  const places = (elements ?? features).map((given) => placeItem.safeParse(given).data);
  const words = [answer.generator, answer.copyright, answer.attribution].join(' ');
  const isMap =
    elements !== undefined ||
    /openstreetmap|overpass|\bodbl\b/i.test(words) ||
    places.some((place) => place !== undefined && osmIdOf(place) !== undefined);
  const isStores =
    Object.keys(spider).some((key) => key.includes('spider')) ||
    places.some((place) => place?.properties['@spider'] !== undefined);
  if (isStores === isMap && places.length > 0)
    throw fileFault('unknown source', file.path, isMap ? 'signs of both' : 'no sign of either');
  const source = isMap ? 'osm' : 'alltheplaces';
  const kind = isMap ? 'community' : 'chain';
  const item = elements === undefined ? 'feature' : 'element';
  const mapTime = answer.osm3s?.timestamp_osm_base ?? answer.timestamp;
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
    const { properties, timestamp = properties['@timestamp'] } = place;
    const ownDay = isMap ? isoDate(String(timestamp ?? '')) : undefined;
    if ((ownDay ?? day) === undefined) dated = false;
    const tagged = { point: middleOf(place), tags: place.tags ?? properties.tags ?? tags.parse(properties) };
    const dates = { date: ownDay ?? day ?? scope.date, hoursDate: ownDay ?? hoursDay };
    onOutcome(readTaggedPlace({ key: `${source}/${key}`, source, kind, origin, ...dates, ...tagged }, scope));
  }
  return { rows: places.length, source, dated };
}

function parsePlaces(file: string, json: unknown): z.infer<typeof placesFile> {
  const why = whyIncomplete(json);
  if (why !== undefined) throw fileFault('broken off', file, why);
  const { data, error } = placesFile.safeParse(json);
  if (data?.elements !== undefined || data?.features !== undefined) return data;
  const isLarge = error?.issues.some(({ code }) => code === 'too_big');
  throw fileFault(isLarge ? 'too many places' : 'other JSON', file);
}

function osmIdOf({ type, id, properties: of }: PlaceItem): string | undefined {
  const pairs = [`${type}/${id}`, `${of['@type']}/${of['@id']}`, `${of.osm_type}/${of.osm_id}`];
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

function spiderKey(file: string, { id = '', properties }: PlaceItem, number: number): string {
  const text = (value: unknown): string => keyCharacters(tagText('', value) ?? '');
  // Files without a spider's name number their places alike, so that the file's name must tell them apart.
  const spider =
    text(properties['@spider']) || text(file.replace(/\.(?:geo)?json(?:\.gz)?$/i, '')) || 'spider';
  return `${spider}/${text(properties.ref) || text(id) || number}`;
}

function middleOf({ lat, lon, center, bounds, geometry }: PlaceItem): LatLng | undefined {
  const corners = bounds && [
    [bounds.minlon, bounds.minlat],
    [bounds.maxlon, bounds.maxlat],
  ];
  const [lngs, lats]: [number[], number[]] = [[], []];
  const add = (part: unknown, depth: number): void => {
    if (!Array.isArray(part)) return;
    const [lng, lat]: readonly unknown[] = part;
    if (typeof lng === 'number' && typeof lat === 'number') {
      lngs.push(lng);
      lats.push(lat);
    } else if (depth > 0) for (const inner of part) add(inner, depth - 1);
  };
  // A polygon of several parts nests its positions three deep.
  add((center && [center.lon, center.lat]) ?? corners ?? geometry?.coordinates ?? [lon, lat], 3);
  const middle = (values: readonly number[]): number =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  return lats.length === 0 ? undefined : { lat: middle(lats), lng: middle(lngs) };
}
