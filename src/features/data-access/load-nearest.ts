import type { QueryClient } from '@tanstack/react-query';
import { openStatus } from '../../domain/hours/open-status.ts';
import { milesToEdge, type NearArea, type NearestWanted, wantedBy } from '../../domain/list/near-area.ts';
import {
  type Criteria,
  certainMilesOf,
  listingsWithin,
  nearest,
  reachMiles,
  type Tiles,
  tilesAround,
} from '../../domain/list/nearest.ts';
import { rankByDistance } from '../../domain/list/ranking.ts';
import { filters as allFilters } from '../../domain/pharmacy/filters.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { cellKey } from '../../domain/places/geo-cell.ts';
import type { DatasetManifest } from '../../domain/site/dataset.ts';
import type { TileDataset } from '../../domain/site/datasets-on-demand.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { manifestQuery } from './fetch-dataset.ts';
import { tileIndexQuery, tileQuery } from './queries.ts';

/** Most tiles that one answer loads; beyond them it says how far it is certain. */
const mostTiles = 24;

/** The keys of the tiles that a manifest names. */
const keysIn = memoize((datasets: DatasetManifest['datasets']): ReadonlySet<string> => {
  const start = datasetPaths.tile('');
  return new Set(
    Object.keys(datasets).flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : [])),
  );
});

/**
 * Loads the tiles around a point until as many listings fit as are wanted; null where nothing is in reach.
 * Rejects where the nearest tile cannot be had; a farther one that cannot be had ends the search.
 */
export async function loadNearest(
  client: QueryClient,
  point: LatLng,
  wanted: NearestWanted,
): Promise<NearArea | null> {
  const { datasets } = await client.fetchQuery(manifestQuery(manifestPaths.tiles));
  const keys = keysIn(datasets);
  const [first] = tilesAround(point, keys);
  if (first === undefined || first.miles > reachMiles) return null;
  const loaded = new Map<string, TileDataset>();
  const tiles: Tiles = { keys, listings: (key) => loaded.get(key)?.pharmacies };
  const criteria = await criteriaOf(client, wanted);
  loaded.set(first.key, await client.fetchQuery(tileQuery(first.key)));
  let found = nearest(point, criteria, wanted.count, tiles);
  while (found.missing.length > 0 && loaded.size < mostTiles) {
    const come = await Promise.allSettled(found.missing.map((key) => client.fetchQuery(tileQuery(key))));
    const here = come.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    for (const tile of here) loaded.set(tile.cell, tile);
    found = nearest(point, criteria, wanted.count, tiles);
    if (here.length < come.length) break;
  }
  const pharmacies = rankByDistance(listingsWithin(point, reachMiles, tiles), point).map(
    ({ pharmacy }) => pharmacy,
  );
  if (pharmacies.length === 0) return null;
  const certainMiles = certainMilesOf(point, criteria, tiles);
  return { point, pharmacies, certainMiles, edgeMiles: edgeOf(point, [...loaded.values()]) };
}

/** What a listing, and a tile that can hold one, must have to be looked for. */
async function criteriaOf(client: QueryClient, { filters, brand, open }: NearestWanted): Promise<Criteria> {
  const asked = filters.map((id) => allFilters.findIndex((filter) => filter.id === id));
  const now = Date.now();
  // Each round asks the same listings again.
  const fits = memoize(
    wantedBy({ filters, brand, open }, ({ hours, timeZone }) => openStatus(hours, timeZone, now)),
  );
  if (filters.length === 0 && !open) return { fits };
  // Without the index every tile on the way is loaded.
  const index = await client.ensureQueryData(tileIndexQuery()).catch(() => undefined);
  const mayHold = (key: string): boolean => {
    const answers = index?.answers[key];
    if (answers === undefined) return true;
    return asked.every((position) => answers.passed.includes(position)) && (!open || answers.hours);
  };
  return { fits, mayHold };
}

/**
 * A tile tells of the edge around its own cell. Where the point has no tile, one nearby with an edge leaves
 * it in doubt.
 */
function edgeOf(point: LatLng, tiles: readonly TileDataset[]): number | undefined {
  const own = tiles.find(({ cell }) => cellKey(point, cell.length) === cell);
  if (own !== undefined) return milesToEdge(point, own.edge ?? []);
  return tiles.some(({ edge }) => edge !== undefined) ? 0 : undefined;
}
