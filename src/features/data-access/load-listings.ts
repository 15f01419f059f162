import type { QueryClient } from '@tanstack/react-query';
import { openStatus } from '../../domain/hours/open-status.ts';
import { milesToEdge, type NearArea, type NearestWanted, wantedBy } from '../../domain/list/near-area.ts';
import {
  type Criteria,
  certainMilesOf,
  listingsWithin,
  nearest,
  searchRadiusMiles,
  type Tiles,
  tilesAround,
} from '../../domain/list/nearest.ts';
import { rankByDistance } from '../../domain/list/ranking.ts';
import { filters as allFilters } from '../../domain/pharmacy/filters.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { cellKey } from '../../domain/places/geo-cell.ts';
import { isStateCode } from '../../domain/places/us-state.ts';
import { cityData } from '../../domain/site/city-data.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import type { TileDataset } from '../../domain/site/datasets-on-demand.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { type CitySlug, isCitySlug } from '../../domain/text/slug.ts';
import { manifestQuery, manifestVersions } from './fetch-dataset.ts';
import { placeQuery, tileIndexQuery, tileQuery } from './queries.ts';

/** Loads a city or town with its own and nearby listings. Offline, some nearby ones may be missing. */
export async function loadCity(client: QueryClient, slug: CitySlug): Promise<CityDataset> {
  const { place, own, tileOf } = await loadOwn(client, slug);
  const settled = await Promise.allSettled(place.otherTiles.map(tileOf));
  const others = settled.flatMap((each) => {
    if (each.status === 'rejected' && navigator.onLine) throw each.reason;
    return each.status === 'fulfilled' ? [each.value] : [];
  });
  // With tiles missing, no pharmacy is called the nearest.
  const known = others.length === settled.length ? place : { ...place, edgeMiles: 0 };
  return cityData(known, [...own, ...others]);
}

async function loadOwn(client: QueryClient, slug: CitySlug) {
  const tileOf = (key: string): Promise<TileDataset> => client.ensureQueryData(tileQuery(key));
  const load = async () => {
    const place = await client.ensureQueryData(placeQuery(slug));
    return { place, own: await Promise.all(place.ownTiles.map(tileOf)), tileOf };
  };
  return load().catch((error) => {
    if (!navigator.onLine) throw error;
    // A deploy may have cut its tiles anew since the facts came.
    client.removeQueries(placeQuery(slug));
    return load();
  });
}

/** Loads a city or town with the listings in it, not those nearby. Null if the site lacks the city. */
export async function loadOwnListings(client: QueryClient, slug: CitySlug): Promise<CityDataset | null> {
  const hasCity = await cityTestOfState(client, slug);
  if (!hasCity(slug)) return null;
  const { place, own } = await loadOwn(client, slug);
  return cityData(place, own);
}

/**
 * Returns a function that is true for the slugs of the site's cities and towns in one state: the state at the
 * end of `text`, as in `dothan-al`. Rejects if the state's manifest cannot be loaded.
 */
export async function cityTestOfState(
  client: QueryClient,
  text: string,
): Promise<(slug: CitySlug) => boolean> {
  const state = text.slice(-2).toUpperCase();
  if (!isCitySlug(text) || !isStateCode(state)) return () => false;
  const versions = await manifestVersions(client, manifestPaths.state(state));
  return (slug) => Object.hasOwn(versions, datasetPaths.place(slug));
}

const mostTiles = 24;

/**
 * Loads listings around a point until `wanted.count` of them fit `wanted`. Returns all that came within 60
 * statute miles, fitting or not, nearest first. Null if none came. Rejects if the nearest data are missing.
 */
export async function loadNearest(
  client: QueryClient,
  point: LatLng,
  wanted: NearestWanted,
): Promise<NearArea | null> {
  const { datasets } = await client.fetchQuery(manifestQuery(manifestPaths.tiles));
  const start = datasetPaths.tile('');
  const keys = new Set(
    Object.keys(datasets).flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : [])),
  );
  const [first] = tilesAround(point, keys);
  if (first === undefined || first.miles > searchRadiusMiles) return null;
  const loaded = new Map<string, TileDataset>();
  const tiles: Tiles = { keys, listings: (key) => loaded.get(key)?.pharmacies };
  const criteria = await criteriaOf(client, wanted);
  loaded.set(first.key, await client.fetchQuery(tileQuery(first.key)));
  let found = nearest(point, criteria, wanted.count, tiles);
  while (found.missing.length > 0 && loaded.size < mostTiles) {
    const settled = await Promise.allSettled(found.missing.map((key) => client.fetchQuery(tileQuery(key))));
    const here = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    for (const tile of here) loaded.set(tile.cell, tile);
    found = nearest(point, criteria, wanted.count, tiles);
    if (here.length < settled.length) break;
  }
  const pharmacies = rankByDistance(listingsWithin(point, searchRadiusMiles, tiles), point).map(
    ({ pharmacy }) => pharmacy,
  );
  if (pharmacies.length === 0) return null;
  const certainMiles = certainMilesOf(point, criteria, tiles);
  return { point, pharmacies, certainMiles, edgeMiles: milesToUnknownArea(point, [...loaded.values()]) };
}

async function criteriaOf(client: QueryClient, { filters, brand, open }: NearestWanted): Promise<Criteria> {
  const asked = filters.map((id) => allFilters.findIndex((filter) => filter.id === id));
  const now = Date.now();
  // Every round tests the same listings.
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

function milesToUnknownArea(point: LatLng, tiles: readonly TileDataset[]): number | undefined {
  const own = tiles.find(({ cell }) => cellKey(point, cell.length) === cell);
  if (own !== undefined) return milesToEdge(point, own.edge ?? []);
  // Only the point's own tile tells where areas without data are; another only that one may be near.
  return tiles.some(({ edge }) => edge !== undefined) ? 0 : undefined;
}
