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
import { readTaggedPlace, type TaggedPlace } from './place-tags.ts';

const mostPlaces = 250_000;
const longestTag = 1000;
const longestShownHours = 80;

const ifAny = <Value>(schema: z.ZodType<Value>) => schema.optional().catch(undefined);
const limit = ifAny(z.boolean());
/** Overpass answers with status 200 even if it stops early; ArcGIS and OGC services cut off long answers. */
const incompleteMarks = z.object({
  remark: ifAny(z.string()),
  exceededTransferLimit: limit,
  properties: ifAny(z.object({ exceededTransferLimit: limit })),
  numberReturned: ifAny(z.coerce.number()),
  numberMatched: ifAny(z.coerce.number()),
  links: ifAny(z.array(z.object({ rel: ifAny(z.string()) }))),
});

/** Returns a service's sign that an answer is incomplete, as `exceededTransferLimit`; undefined for none. */
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

type ParsedPlace = Pick<TaggedPlace, 'key' | 'date' | 'point' | 'tags'>;

/** Answer of Overpass in JSON (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL#out). */
const overpassAnswer = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string().optional() }).optional(),
  elements: z.array(z.unknown()).max(mostPlaces),
});

const number = z.number();
const element = z
  .object({
    type: z.enum(['node', 'way', 'relation']),
    id: z.int().positive(),
    ...{ lat: number.optional(), lon: number.optional() },
    center: z.object({ lat: number, lon: number }).optional(),
    bounds: z.object({ minlat: number, minlon: number, maxlat: number, maxlon: number }).optional(),
    timestamp: z.string().optional(),
    tags: tags.optional(),
  })
  .transform(({ type, id, lat, lon, center, bounds, timestamp = '', tags = {} }): ParsedPlace => {
    const corners = bounds && [
      [bounds.minlon, bounds.minlat],
      [bounds.maxlon, bounds.maxlat],
    ];
    const point = middleOf((center && [center.lon, center.lat]) ?? corners ?? [lon, lat]);
    return { key: `osm/${type}/${id}`, date: isoDate(timestamp), point, tags };
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

/** A file, or an answer, with its short name and its path for an editor. */
type PlaceFile = Pick<InputFile, 'name' | 'path'>;

interface Places {
  readonly source: 'osm' | 'alltheplaces';
  readonly item: 'element' | 'feature';
  readonly day: string | undefined;
  readonly places: readonly (ParsedPlace | undefined)[];
}

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
  const refuse = (rule: string, remedy: string, value?: string): InputError =>
    new InputError({ file: file.path, value, rule, remedy });
  const why = whyIncomplete(json);
  if (why !== undefined)
    throw refuse(
      'the file must be whole, and it says that it is broken off',
      'Ask for it again, with a longer timeout or in several smaller areas.',
      why,
    );
  const map = overpassAnswer.safeParse(json);
  if (map.success) {
    const day = isoDate(map.data.osm3s?.timestamp_osm_base ?? '');
    const places = map.data.elements.map((given) => element.safeParse(given).data);
    return { source: 'osm', item: 'element', day, places };
  }
  const parsed = featureCollection.safeParse(json);
  if (parsed.success) return placesOfFeatures(file, parsed.data);
  if ([map, parsed].some(({ error }) => error?.issues.some(({ code }) => code === 'too_big')))
    throw refuse(
      `a file must have at most ${mostPlaces.toLocaleString('en-US')} places`,
      'Export pharmacies alone, or a smaller area.',
    );
  throw refuse(
    'a JSON file must be an answer of Overpass or GeoJSON of OpenStreetMap or AllThePlaces',
    'Ask Overpass with [out:json] and "out center meta", or take the .geojson of a spider.',
  );
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
  return area > 1 ? `${area % 2 === 0 ? 'way' : 'relation'}/${Math.floor(area / 2)}` : undefined;
}

function placeOfMap(given: Feature): ParsedPlace | undefined {
  const id = osmIdOf(given);
  if (id === undefined) return undefined;
  const { tags: nested, ...properties } = given.properties;
  const date = isoDate(String(properties['@timestamp'] ?? ''));
  const point = middleOf(given.geometry?.coordinates);
  return { key: `osm/${id}`, date, point, tags: nested ?? tags.parse(properties) };
}

function placeOfSpider(file: string, given: Feature, number: number): ParsedPlace {
  const properties = tags.parse(given.properties);
  // Files without a spider's name number their places alike, so that the file's name must tell them apart.
  const spider =
    keyCharacters(properties['@spider'] ?? '') ||
    keyCharacters(file.replace(/\.(?:geo)?json(?:\.gz)?$/i, '')) ||
    'spider';
  const ref = keyCharacters(properties.ref ?? '') || keyCharacters(String(given.id ?? '')) || String(number);
  const point = middleOf(given.geometry?.coordinates);
  return { key: `alltheplaces/${spider}/${ref}`, point, tags: properties };
}

function middleOf(coordinates: unknown): LatLng | undefined {
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
  add(coordinates, 3);
  const middle = (values: readonly number[]): number =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  return lats.length === 0 ? undefined : { lat: middle(lats), lng: middle(lngs) };
}
