import type { QueryClient } from '@tanstack/react-query';
import { isStateCode } from '../../domain/places/us-state.ts';
import { cityData } from '../../domain/site/city-data.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import type { TileDataset } from '../../domain/site/datasets-on-demand.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import { type CitySlug, isCitySlug } from '../../domain/text/slug.ts';
import { versionsIn } from './fetch-dataset.ts';
import { placeQuery, tileQuery } from './queries.ts';

/**
 * Loads a city or town with all tiles that its pages show. Without a connection those of other places that
 * are kept must do: then nothing is called the nearest.
 */
export async function loadCity(client: QueryClient, slug: CitySlug): Promise<CityDataset> {
  const { place, own, tileOf } = await loadOwn(client, slug);
  const come = await Promise.allSettled(place.otherTiles.map(tileOf));
  const others = come.flatMap((each) => {
    if (each.status === 'rejected' && navigator.onLine) throw each.reason;
    return each.status === 'fulfilled' ? [each.value] : [];
  });
  const known = others.length === come.length ? place : { ...place, edgeMiles: 0 };
  return cityData(known, [...own, ...others]);
}

/** Loads the facts of a place and the tiles of its own listings. */
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

/** Loads a city or town with its own listings alone; null where the site has no such place. */
export async function loadListingsIfAny(client: QueryClient, slug: CitySlug): Promise<CityDataset | null> {
  const hasCity = await citiesLike(client, slug);
  if (!hasCity(slug)) return null;
  const { place, own } = await loadOwn(client, slug);
  return cityData(place, own);
}

/** Tells whether there is a place of a slug, for all slugs of the state that `text` ends in. */
export async function citiesLike(client: QueryClient, text: string): Promise<(slug: CitySlug) => boolean> {
  const state = text.slice(-2).toUpperCase();
  if (!isCitySlug(text) || !isStateCode(state)) return () => false;
  const versions = await versionsIn(client, manifestPaths.state(state));
  return (slug) => Object.hasOwn(versions, datasetPaths.place(slug));
}
