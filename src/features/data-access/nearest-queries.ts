import { queryOptions } from '@tanstack/react-query';
import type { NearestWanted } from '../../domain/list/near-area.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../domain/places/geo.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { gazetteerQuery } from './queries.ts';

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
    queryFn: async ({ client }): Promise<readonly ListedPlace[]> => {
      const { cities } = await client.ensureQueryData(gazetteerQuery());
      return cities
        .filter((city) => city.listed && city.count > 0)
        .map((city) => ({ slug: city.slug, label: cityLabel(city), miles: distanceMiles(point, city) }))
        .sort((a, b) => a.miles - b.miles)
        .slice(0, count);
    },
    retry: false,
  });
