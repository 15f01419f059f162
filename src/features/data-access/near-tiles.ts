import type { QueryClient } from '@tanstack/react-query';
import type { LatLng } from '../../domain/places/geo.ts';
import { type Farther, knownAround, type NearArea, nearArea } from '../../domain/search/near-area.ts';
import { tileKey } from '../../domain/search/near-tile.ts';
import type { NearDataset } from '../../domain/site/datasets-on-demand.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import { manifestQuery } from './manifest.ts';
import { nearTileQuery } from './queries-on-demand.ts';

/** Files that looking farther once asks for, at most. */
const filesAStep = 3;

/**
 * Loads what is listed around a point: the manifest of all areas and the file of the point's own, then those of its neighbours as far as
 * the visitor asked to look. Null where nothing is within reach. Rejects where the point's own file cannot be had; a neighbour that
 * cannot be had ends the search, and the area says how far it is sure.
 */
export async function loadNearArea(
  client: QueryClient,
  point: LatLng,
  { filters, steps }: Farther,
): Promise<NearArea | null> {
  const { datasets } = await client.fetchQuery(manifestQuery(manifestPaths.near));
  const keyAt = (place: LatLng): string | undefined =>
    tileKey(place, (key) => Object.hasOwn(datasets, datasetPaths.near(key)));
  const own = keyAt(point);
  if (own === undefined) return null;
  const tiles: [NearDataset, ...NearDataset[]] = [await client.fetchQuery(nearTileQuery(own))];
  for (let files = 0; files < steps * filesAStep; files += 1) {
    const { next } = knownAround(point, { tiles, keyAt }, filters);
    if (next === undefined) break;
    const tile = await client.fetchQuery(nearTileQuery(next)).catch(() => undefined);
    if (tile === undefined) break;
    tiles.push(tile);
  }
  const area = nearArea(point, { tiles, keyAt });
  return area.pharmacies.length === 0 ? null : area;
}
