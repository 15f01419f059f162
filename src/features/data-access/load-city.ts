import type { QueryClient } from '@tanstack/react-query';
import { isStateCode } from '../../domain/places/us-state.ts';
import { cityData } from '../../domain/site/city-data.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import type { TileDataset } from '../../domain/site/datasets-on-demand.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import { type CitySlug, isCitySlug } from '../../domain/text/slug.ts';
import { LoadFailure } from './load-failure.ts';
import { manifestQuery } from './manifest.ts';
import { placeQuery } from './queries.ts';
import { tileQuery } from './queries-on-demand.ts';

/**
 * Loads a city or town with the tiles of its own listings and of all others that its pages show; of these,
 * without a connection, those that are kept.
 */
export async function loadCity(client: QueryClient, slug: CitySlug): Promise<CityDataset> {
  const place = await client.ensureQueryData(placeQuery(slug));
  const tileOf = (key: string): Promise<TileDataset> => client.ensureQueryData(tileQuery(key));
  const others = Promise.allSettled(place.otherTiles.map(tileOf));
  const own = await Promise.all(place.ownTiles.map(tileOf));
  const come = (await others).map((each) => {
    if (each.status === 'rejected' && navigator.onLine) throw each.reason;
    return each.status === 'fulfilled' ? each.value : [];
  });
  return cityData(place, [...own, ...come.flat()]);
}

/** The same, but null where the site has no such city or town. */
export async function loadCityIfAny(client: QueryClient, slug: CitySlug): Promise<CityDataset | null> {
  const hasCity = await citiesLike(client, slug);
  return hasCity(slug) ? loadCity(client, slug) : null;
}

/**
 * Tells whether there is a city or town of a slug, for all slugs that end in the same state as `text`. The
 * state's manifest knows.
 */
export async function citiesLike(client: QueryClient, text: string): Promise<(slug: CitySlug) => boolean> {
  const state = text.slice(-2).toUpperCase();
  if (!isCitySlug(text) || !isStateCode(state)) return () => false;
  try {
    const { datasets } = await client.fetchQuery(manifestQuery(manifestPaths.state(state)));
    return (slug) => Object.hasOwn(datasets, datasetPaths.place(slug));
  } catch (error) {
    // A state without listings has no manifest.
    if (error instanceof LoadFailure && error.final) return () => false;
    throw error;
  }
}
