import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import { tileKey } from '../../../src/domain/search/near-tile.ts';
import { datasetFile, datasetPaths, manifestPaths } from '../../../src/domain/site/paths.ts';
import { hasCode } from '../../cli/files/has-code.ts';
import { parseJson } from '../../cli/files/parse-json.ts';
import { Refusal } from '../../cli/problems/refusal.ts';

/** Points that stand for those of a visit: crowded, at a state's border, rural, far from everything. */
const points: Readonly<Record<string, LatLng>> = {
  Manhattan: { lat: 40.754, lng: -73.984 },
  'Downtown Miami': { lat: 25.7743, lng: -80.1937 },
  'Miami’s border with Hialeah': { lat: 25.8445, lng: -80.2581 },
  'Ardmore, AL, at the border of TN': { lat: 34.992, lng: -86.8467 },
  'Phenix City, AL, across from Columbus, GA': { lat: 32.4709, lng: -84.9947 },
  Pensacola: { lat: 30.4213, lng: -87.2169 },
  'Los Angeles': { lat: 34.0522, lng: -118.2437 },
  Chicago: { lat: 41.8781, lng: -87.6298 },
  'Fort Mill, SC, beside Charlotte, NC': { lat: 35.0074, lng: -80.9451 },
  'Rural South Carolina': { lat: 33.5, lng: -81.1 },
  'Middle of the Atlantic': { lat: 32, lng: -45 },
};

const manifestSchema = z.object({ datasets: z.record(z.string(), z.string()) });
const tileSchema = z.object({ listings: z.object({ ids: z.array(z.string()) }) });

/** What the pharmacies near each of the points cost to fetch from a built site, and how large its tiles are, a line each. */
export async function nearTable(dist: string): Promise<readonly string[]> {
  const text = await readPublished(dist, manifestPaths.near);
  const manifest = manifestSchema.safeParse(parseJson(text)).data;
  if (manifest === undefined) throw new Refusal(`${dist} has no manifest of what is near`);
  const { datasets } = manifest;
  const ofManifest = gzipSync(text).length;
  const tiles = new Map<string, { readonly bytes: number; readonly rows: number }>();
  for (const [path, version] of Object.entries(datasets)) {
    const tile = await readPublished(dist, datasetFile(datasetPaths.near(cellOfPath(path)), version));
    const rows = tileSchema.safeParse(parseJson(tile)).data?.listings.ids.length ?? 0;
    tiles.set(path, { bytes: gzipSync(tile).length, rows });
  }
  const sizes = [...tiles.values()].map(({ bytes }) => bytes).toSorted((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return [
    `${sizes.length} tiles of ${kilobytes(sizes[0] ?? 0)}, ${kilobytes(middle)} (median) to ${kilobytes(sizes.at(-1) ?? 0)} gzipped, ${kilobytes(sizes.reduce((sum, size) => sum + size, 0))} in all; manifest ${kilobytes(ofManifest)}`,
    ...Object.entries(points).map(([name, point]) => {
      const key = tileKey(point, (cell) => datasets[datasetPaths.near(cell)] !== undefined);
      const tile = key === undefined ? undefined : tiles.get(datasetPaths.near(key));
      const bytes = ofManifest + (tile?.bytes ?? 0);
      return `${name}: ${tile === undefined ? '1 request' : '2 requests'}, ${kilobytes(bytes)} gzipped, ${tile?.rows ?? 0} listings, cell ${key ?? 'none'}`;
    }),
  ];
}

const cellOfPath = (path: string): string => path.slice(datasetPaths.near('').length);

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

async function readPublished(dist: string, path: string): Promise<string> {
  try {
    return await readFile(join(dist, path), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new Refusal(`${dist} lacks ${path}: build the site first`);
    throw error;
  }
}
