import { z } from 'zod';
import { idLetters } from '../../fields/known-text.ts';
import { InputError } from '../../import/input-error.ts';
import { droppedRow, isoDate, type RowOutcome } from '../../import/record-outcome.ts';
import type { FileScope, FileSummary } from '../../import/undated-files.ts';
import { readTaggedPlace } from './place-tags.ts';

const tags = z.record(z.string(), z.unknown()).transform((values) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): readonly [string, string][] =>
      value === true || value === false
        ? [[key, value ? 'yes' : 'no']]
        : typeof value === 'string' || typeof value === 'number'
          ? [[key, String(value)]]
          : // Some pages' hours come as lists and objects; whoever reads hours tells what cannot be read.
            /^opening_hours\b/.test(key) && typeof value === 'object' && value !== null
            ? [[key, JSON.stringify(value)]]
            : [],
    ),
  ),
);

/** The answer of the Overpass API in JSON (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL#out). */
const overpass = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string().optional() }).optional(),
  elements: z.array(z.unknown()),
});

const element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int().positive(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  timestamp: z.string().optional(),
  tags: tags.optional(),
});

/** The output of an AllThePlaces spider: GeoJSON with the tags of OpenStreetMap (https://github.com/alltheplaces/alltheplaces). */
const allThePlaces = z.object({
  type: z.literal('FeatureCollection'),
  dataset_attributes: z.object({ 'spider:collection_time': z.string().optional() }).optional(),
  features: z.array(z.unknown()),
});

const feature = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }).nullish(),
  properties: tags,
});

/**
 * Reads Overpass JSON or AllThePlaces GeoJSON. Throws an InputError for any other JSON; an element that makes no sense is
 * dropped.
 */
export function readPlaces(
  file: string,
  json: unknown,
  scope: FileScope,
  onOutcome: (outcome: RowOutcome) => void,
): FileSummary {
  const map = overpass.safeParse(json);
  if (map.success) {
    const base = isoDate(map.data.osm3s?.timestamp_osm_base ?? '');
    let undated = 0;
    for (const [index, given] of map.data.elements.entries()) {
      const origin = `${file}, element ${index + 1}`;
      const read = element.safeParse(given);
      if (!read.success) {
        onOutcome(senseless('osm', origin, 'not an element of Overpass'));
        continue;
      }
      const { type, id, center, timestamp } = read.data;
      const { lat, lon } = center ?? read.data;
      if (timestamp === undefined) undated += 1;
      onOutcome(
        readTaggedPlace(
          {
            key: `osm/${type}/${id}`,
            source: 'osm',
            kind: 'community',
            origin,
            date: isoDate(timestamp ?? '') ?? base ?? scope.date,
            hoursDate: isoDate(timestamp ?? '') ?? (base === undefined ? scope.date : undefined),
            point: lat === undefined || lon === undefined ? undefined : { lat, lng: lon },
            tags: read.data.tags ?? {},
          },
          scope,
        ),
      );
    }
    return { rows: map.data.elements.length, source: 'osm', dated: base !== undefined || undated === 0 };
  }
  const places = allThePlaces.safeParse(json);
  if (!places.success) {
    throw new InputError({
      file,
      rule: 'a JSON file must be an answer of Overpass or GeoJSON of AllThePlaces',
      remedy: 'Ask Overpass with [out:json] and "out center meta", or take the .geojson of a spider.',
    });
  }
  const stated = isoDate(places.data.dataset_attributes?.['spider:collection_time'] ?? '');
  const collected = stated ?? scope.date;
  for (const [index, given] of places.data.features.entries()) {
    const origin = `${file}, feature ${index + 1}`;
    const read = feature.safeParse(given);
    if (!read.success) {
      onOutcome(senseless('alltheplaces', origin, 'not a feature of GeoJSON'));
      continue;
    }
    const { geometry, properties, id } = read.data;
    const [lng, lat] = geometry?.type === 'Point' ? geometry.coordinates : [];
    // Two files that leave out their spider number their places alike.
    const spider =
      idLetters(properties['@spider'] ?? '') ||
      idLetters(file.replace(/\.(?:geo)?json(?:\.gz)?$/i, '')) ||
      'spider';
    const ref = idLetters(properties.ref ?? '') || idLetters(String(id ?? '')) || String(index + 1);
    onOutcome(
      readTaggedPlace(
        {
          key: `alltheplaces/${spider}/${ref}`,
          source: 'alltheplaces',
          kind: 'chain',
          origin,
          date: collected,
          hoursDate: collected,
          point: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined,
          tags: properties,
        },
        scope,
      ),
    );
  }
  return { rows: places.data.features.length, source: 'alltheplaces', dated: stated !== undefined };
}

const senseless = (source: string, origin: string, why: string): RowOutcome =>
  droppedRow({ key: `${source}/${origin}`, source, origin, why });
