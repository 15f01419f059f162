import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { NearestWanted } from '../../domain/list/near-area.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../domain/places/geo.ts';
import { milesToRegion } from '../../domain/search/name-regions.ts';
import type { NamesDataset } from '../../domain/site/datasets-on-demand.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { gazetteerQuery, namesQuery } from './queries.ts';

/** Loads the listings around a point until as many fit as are wanted; null where none is within reach. */
export const nearestQuery = (point: LatLng, { filters, brand, open, count }: NearestWanted) =>
  queryOptions({
    queryKey: ['nearest', JSON.stringify([point.lat, point.lng, filters.toSorted(), brand, open, count])],
    queryFn: async ({ client }) =>
      (await import('./load-nearest.ts')).loadNearest(client, point, { filters, brand, open, count }),
  });

/** A city or town with listings, and how far away it is, statute miles. */
export interface ListedPlace {
  readonly slug: CitySlug;
  readonly label: string;
  readonly miles: number;
}

/** Finds the cities and towns with listings that are nearest to a point, nearest first. */
export const nearestListedQuery = (point: LatLng, count: number) =>
  queryOptions({
    queryKey: ['nearest-listed', String(point.lat), String(point.lng), String(count)],
    queryFn: ({ client }) => nearestListed(client, point, count),
  });

async function nearestListed(
  client: QueryClient,
  point: LatLng,
  count: number,
): Promise<readonly ListedPlace[]> {
  const { cities, cut } = await client.ensureQueryData(gazetteerQuery());
  if (cut !== true)
    return cities
      .filter((city) => city.listed && city.count > 0)
      .map((city) => ({ slug: city.slug, label: cityLabel(city), miles: distanceMiles(point, city) }))
      .sort(byDistance)
      .slice(0, count);
  // The gazetteer of a large site has its largest places alone; all others are in the names' files.
  const names = await client.ensureQueryData(namesQuery());
  if (names.regions === undefined) return placesOf(names, point).slice(0, count);
  const regions = names.regions
    .map((region) => ({ key: region.key, miles: milesToRegion(region, point) }))
    .sort(byDistance);
  let found: readonly ListedPlace[] = [];
  for (const { key, miles } of regions) {
    const last = found[count - 1];
    if (last !== undefined && last.miles <= miles) break;
    const here = placesOf(await client.ensureQueryData(namesQuery(key)), point);
    found = [...found, ...here].sort(byDistance).slice(0, count);
  }
  return found;
}

const byDistance = (a: { readonly miles: number }, b: { readonly miles: number }): number =>
  a.miles - b.miles;

/** Lists the places of a file of names that have a directory with listings, nearest first. */
function placesOf({ cities, rows }: NamesDataset, point: LatLng): readonly ListedPlace[] {
  const counted = new Set(rows.map(([, , city]) => city));
  return cities
    .flatMap((city, at) =>
      counted.has(at) && city.unlisted !== true
        ? [{ slug: city.slug, label: city.label, miles: distanceMiles(point, city) }]
        : [],
    )
    .sort(byDistance);
}
