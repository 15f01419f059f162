import { areaOrigin } from '../places/geo.ts';
import type { MapPlace } from '../places/place.ts';
import { memoize } from '../text/memoize.ts';
import type { CityList } from './city-list.ts';

type NamedCity = Pick<CityList, 'city' | 'around' | 'landmarks' | 'neighborhoods'>;

/** Returns the places to name on a city's maps: the city first, neighborhoods last. */
export const mapPlaces = memoize(
  ({ city, around = [], landmarks, neighborhoods }: NamedCity): readonly MapPlace[] => [
    { kind: 'city', name: city.name, at: city.location },
    ...around.map(([name, lat, lng]): MapPlace => ({ kind: 'town', name, at: { lat, lng } })),
    ...landmarks.map(({ name, location }): MapPlace => ({ kind: 'landmark', name, at: location })),
    ...neighborhoods
      .filter(({ basis }) => basis === 'named')
      .map(({ name, area }): MapPlace => ({ kind: 'neighborhood', name, at: areaOrigin(area) })),
  ],
);
