import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { openMapDownload as downloadPath } from '../../src/domain/site/outside-links.ts';
import { type KeptSource, sourcesFolder } from './store/source-file.ts';

/** What a record of OpenStreetMap holds besides its key and position, as the store keeps it. */
const facts = [
  'name',
  'brand',
  'address',
  'phone',
  'website',
  'hours',
  'services',
  'accessibility',
  'languages',
  'date',
] as const;

const location = z.object({ lat: z.number(), lng: z.number() });
const line = z.object({
  record: z.looseObject({ key: z.string(), location: location.optional() }),
});

/**
 * Returns the records of OpenStreetMap as GeoJSON (RFC 7946) with the notice that the ODbL asks for (4.2,
 * 4.6). `lines` are those of the source's file, `taken` the day (`YYYY-MM-DD`) on which they were brought.
 * Equal lines give equal bytes.
 */
export function openMapGeoJson(lines: readonly string[], taken: string): string {
  const features = lines.flatMap((text) => {
    const read = line.safeParse(JSON.parse(text));
    if (!read.success) return [];
    const { record } = read.data;
    const element = record.key.replace(/^osm\//, '');
    return {
      type: 'Feature',
      id: element,
      geometry:
        record.location === undefined
          ? null
          : { type: 'Point', coordinates: [record.location.lng, record.location.lat] },
      properties: {
        element: `https://www.openstreetmap.org/${element}`,
        ...Object.fromEntries(
          facts.flatMap((fact) => (record[fact] === undefined ? [] : [[fact, record[fact]]])),
        ),
      },
    };
  });
  const head = {
    type: 'FeatureCollection',
    attribution: '© OpenStreetMap contributors',
    copyright: 'https://www.openstreetmap.org/copyright',
    license: 'Open Database License (ODbL) 1.0',
    licenseUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
    notice:
      'Pharmacies of OpenStreetMap as this site uses them: names, addresses, phones and hours in a common form. You may share and adapt this database if you name its source and keep it under the same license.',
    taken,
  };
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},"features":[\n${features.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`;
}

/** Returns the files that a site must offer because it shows OpenStreetMap; none where `kept` is none. */
export async function openMapFiles(
  store: string | undefined,
  kept: KeptSource | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (store === undefined || kept === undefined) return new Map();
  const lines = (await readFile(join(store, sourcesFolder, kept.file), 'utf8')).split('\n').slice(1, -1);
  return new Map([[downloadPath.slice(1), openMapGeoJson(lines, kept.day)]]);
}
