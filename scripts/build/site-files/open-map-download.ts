import { openMapDownload as downloadPath } from '../../../src/domain/site/outside-links.ts';
import type { SourceRecord } from '../../listings/import/source-record.ts';
import { type KeptSource, readSource } from '../../listings/store/source-file.ts';

const publishedFields = [
  ...(['name', 'brand', 'address', 'phone', 'website', 'hours'] as const),
  ...(['services', 'accessibility', 'languages', 'date'] as const),
];

/** Returns OpenStreetMap's records, imported on `day` (`YYYY-MM-DD`), as GeoJSON with the ODbL's notice. */
export function openMapGeoJson(records: readonly SourceRecord[], day: string): string {
  const features = records.map((record) => {
    const { key, location } = record;
    const element = key.replace(/^osm\//, '');
    const statedFields = publishedFields.flatMap((fact) =>
      record[fact] === undefined ? [] : [[fact, record[fact]] as const],
    );
    return {
      type: 'Feature',
      id: element,
      geometry: location === undefined ? null : { type: 'Point', coordinates: [location.lng, location.lat] },
      properties: {
        element: `https://www.openstreetmap.org/${element}`,
        ...Object.fromEntries(statedFields),
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
    taken: day,
  };
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},"features":[\n${features.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`;
}

/** Returns the site's download of OpenStreetMap's records, path → text. Empty if an argument is undefined. */
export async function openMapFiles(
  store: string | undefined,
  kept: KeptSource | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (store === undefined || kept === undefined) return new Map();
  const { records } = await readSource(store, kept.file);
  return new Map([[downloadPath.slice(1), openMapGeoJson(records, kept.day)]]);
}
