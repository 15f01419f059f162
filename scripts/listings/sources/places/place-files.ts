import { inspect } from 'node:util';
import { z } from 'zod';
import type { LatLng } from '../../../../src/domain/places/geo.ts';
import { keyCharacters } from '../../fields/repair-text.ts';
import { InputError } from '../../import/input-error.ts';
import type { InputFile } from '../../import/input-files.ts';
import {
  droppedRow,
  type FileScope,
  type FileSummary,
  isoDate,
  type RowOutcome,
} from '../../import/record-outcome.ts';
import { whyIncomplete } from './incomplete-answer.ts';
import { readTaggedPlace, type TaggedPlace } from './place-tags.ts';

const mostPlaces = 250_000;
const longestTag = 1000;
const longestShownHours = 80;

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

/** Answer of Overpass in JSON (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL#out). */
const overpassAnswer = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string().optional() }).optional(),
  elements: z.array(z.unknown()).max(mostPlaces),
});

const element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int().positive(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  bounds: z
    .object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() })
    .transform(({ minlat, minlon, maxlat, maxlon }) => ({
      lat: (minlat + maxlat) / 2,
      lon: (minlon + maxlon) / 2,
    }))
    .optional(),
  timestamp: z.string().optional(),
  tags: tags.optional(),
});

const featureCollection = z.looseObject({
  type: z.literal('FeatureCollection'),
  timestamp: z.string().optional(),
  dataset_attributes: z.looseObject({ 'spider:collection_time': z.string().optional() }).optional(),
  features: z.array(z.unknown()).max(mostPlaces),
});

const feature = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }).nullish(),
  properties: z.looseObject({ tags: tags.optional().catch(undefined) }),
});
type Feature = z.infer<typeof feature>;

type ParsedPlace = Pick<TaggedPlace, 'key' | 'date' | 'point' | 'tags'>;

interface Places {
  readonly source: 'osm' | 'alltheplaces';
  readonly item: 'element' | 'feature';
  readonly day: string | undefined;
  readonly places: readonly (ParsedPlace | undefined)[];
}

/** A file, or an answer, with its short name and its path for an editor. */
type PlaceFile = Pick<InputFile, 'name' | 'path'>;

/** Reads Overpass JSON, or GeoJSON of OpenStreetMap or AllThePlaces. Throws an InputError for other JSON. */
export function readPlaces(
  file: PlaceFile,
  json: unknown,
  scope: FileScope,
  onOutcome: (outcome: RowOutcome) => void,
): FileSummary {
  const { source, item, day, places } = placesIn(file, json);
  const isStores = source === 'alltheplaces';
  // The day of a map's copy says nothing of when a place's hours were checked.
  const hoursDay = isStores || day === undefined ? (day ?? scope.date) : undefined;
  for (const [index, place] of places.entries()) {
    const origin = `${file.name}, ${item} ${index + 1}`;
    if (place === undefined) {
      onOutcome(droppedRow({ key: `${source}/${origin}`, source, origin, why: `a senseless ${item}` }));
      continue;
    }
    const dates = { date: place.date ?? day ?? scope.date, hoursDate: place.date ?? hoursDay };
    const kind = isStores ? 'chain' : 'community';
    onOutcome(readTaggedPlace({ ...place, ...dates, source, kind, origin }, scope));
  }
  const dated = day !== undefined || places.every((place) => place === undefined || place.date !== undefined);
  return { rows: places.length, source, dated };
}

function placesIn(file: PlaceFile, json: unknown): Places {
  const why = whyIncomplete(json);
  if (why !== undefined)
    throw new InputError({
      file: file.path,
      value: why,
      rule: 'the file must be whole, and it says that it is broken off',
      remedy: 'Ask for it again, with a longer timeout or in several smaller areas.',
    });
  const map = overpassAnswer.safeParse(json);
  if (map.success) {
    const day = isoDate(map.data.osm3s?.timestamp_osm_base ?? '');
    return { source: 'osm', item: 'element', day, places: map.data.elements.map(placeOfElement) };
  }
  const parsed = featureCollection.safeParse(json);
  if (parsed.success) return placesOfFeatures(file, parsed.data);
  const isLarge = [map, parsed].some(({ error }) => error?.issues.some(({ code }) => code === 'too_big'));
  throw new InputError({
    file: file.path,
    rule: isLarge
      ? `a file must have at most ${mostPlaces.toLocaleString('en-US')} places`
      : 'a JSON file must be an answer of Overpass or GeoJSON of OpenStreetMap or AllThePlaces',
    remedy: isLarge
      ? 'Export pharmacies alone, or a smaller area.'
      : 'Ask Overpass with [out:json] and "out center meta", or take the .geojson of a spider.',
  });
}

function placeOfElement(given: unknown): ParsedPlace | undefined {
  const read = element.safeParse(given);
  if (!read.success) return undefined;
  const { type, id, center, bounds, timestamp, tags = {} } = read.data;
  const { lat, lon } = center ?? bounds ?? read.data;
  const point = lat === undefined || lon === undefined ? undefined : { lat, lng: lon };
  return { key: `osm/${type}/${id}`, date: isoDate(timestamp ?? ''), point, tags };
}

function placesOfFeatures({ name, path }: PlaceFile, read: z.infer<typeof featureCollection>): Places {
  const { features, dataset_attributes: attributes, timestamp, generator, copyright, attribution } = read;
  const parsedFeatures = features.map((given) => feature.safeParse(given).data);
  const isStores =
    Object.keys(attributes ?? {}).some((key) => key.includes('spider')) ||
    parsedFeatures.some((one) => one?.properties['@spider'] !== undefined);
  const isMap =
    /openstreetmap|overpass|\bodbl\b/i.test([generator, copyright, attribution].join(' ')) ||
    parsedFeatures.some((one) => one !== undefined && osmIdOf(one) !== undefined);
  if (isStores === isMap && features.length > 0)
    throw new InputError({
      file: path,
      value: isMap ? 'signs of both' : 'no sign of either',
      rule: 'GeoJSON must say whose it is: features of OpenStreetMap by "@id": "node/1", of AllThePlaces by "@spider"',
      remedy:
        'Download the raw data of Overpass as JSON, or the file of a spider as it was published; save a list of your own as CSV and give a mapping with --mapping.',
    });
  if (isMap) {
    const places = parsedFeatures.map((one) => one && placeOfMap(one));
    return { source: 'osm', item: 'feature', day: isoDate(timestamp ?? ''), places };
  }
  const places = parsedFeatures.map((one, index) => one && placeOfSpider(name, one, index + 1));
  const day = isoDate(attributes?.['spider:collection_time'] ?? '');
  return { source: 'alltheplaces', item: 'feature', day, places };
}

function osmIdOf({ id, properties: of }: Feature): string | undefined {
  const spellings = [id, of['@id'], of.full_id, `${of['@type']}/${of['@id']}`, `${of.osm_type}/${of.osm_id}`];
  for (const text of spellings) {
    const [, kind = '', number] =
      /^(?:https?:\/\/(?:www\.)?openstreetmap\.org\/)?(node|way|relation|[nwr])\/?([1-9]\d*)$/.exec(
        String(text),
      ) ?? [];
    const whole = ['node', 'way', 'relation'].find((name) => kind !== '' && name.startsWith(kind));
    if (whole !== undefined) return `${whole}/${number}`;
  }
  // osmium numbers areas: twice a way's number, or twice a relation's and one.
  const area = Number(/^a([1-9]\d*)$/.exec(String(id))?.[1]);
  if (area > 1) return area % 2 === 0 ? `way/${area / 2}` : `relation/${(area - 1) / 2}`;
  return undefined;
}

function placeOfMap(given: Feature): ParsedPlace | undefined {
  const id = osmIdOf(given);
  if (id === undefined) return undefined;
  const { tags: nested, ...properties } = given.properties;
  const date = isoDate(String(properties['@timestamp'] ?? ''));
  return { key: `osm/${id}`, date, point: middleOf(given), tags: nested ?? tags.parse(properties) };
}

function placeOfSpider(file: string, given: Feature, number: number): ParsedPlace {
  const properties = tags.parse(given.properties);
  // Files without a spider's name number their places alike, so that the file's name must tell them apart.
  const spider =
    keyCharacters(properties['@spider'] ?? '') ||
    keyCharacters(file.replace(/\.(?:geo)?json(?:\.gz)?$/i, '')) ||
    'spider';
  const ref = keyCharacters(properties.ref ?? '') || keyCharacters(String(given.id ?? '')) || String(number);
  return { key: `alltheplaces/${spider}/${ref}`, point: middleOf(given), tags: properties };
}

function middleOf({ geometry }: Feature): LatLng | undefined {
  const bounds = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity };
  const add = (part: unknown, depth: number): void => {
    if (!Array.isArray(part)) return;
    const [lng, lat]: readonly unknown[] = part;
    if (typeof lng === 'number' && typeof lat === 'number') {
      bounds.south = Math.min(bounds.south, lat);
      bounds.north = Math.max(bounds.north, lat);
      bounds.west = Math.min(bounds.west, lng);
      bounds.east = Math.max(bounds.east, lng);
    } else if (depth > 0) for (const inner of part) add(inner, depth - 1);
  };
  // A polygon of several parts nests its positions three deep.
  add(geometry?.coordinates, 3);
  const { south, north, west, east } = bounds;
  return north < south ? undefined : { lat: (south + north) / 2, lng: (west + east) / 2 };
}
