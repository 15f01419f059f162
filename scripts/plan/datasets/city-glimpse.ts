import { rankByDistance } from '../../../src/domain/list/ranking.ts';
import { servesPublic } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { mapPlaces } from '../../../src/domain/search/map-places.ts';
import type { CityGlimpse } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';
import { placesAround } from './places-around.ts';

const limits = { least: 3, most: 9, places: 24, miles: 8 } as const;

/** A few pharmacies around a city's centre and the names beside them; undefined where so few are known that a map would be bare. */
export function cityGlimpse(input: CityInput): CityGlimpse | undefined {
  const { name, state, slug, location } = input.city;
  const near = rankByDistance(
    input.pharmacies.filter((pharmacy) => pharmacy.location.precision !== 'zip' && servesPublic(pharmacy)),
    location,
  ).slice(0, limits.most);
  if (near.length < limits.least) return undefined;
  return {
    city: { name, state, slug, location },
    pharmacies: near.map(({ pharmacy }) => pharmacy),
    places: mapPlaces({ ...input, around: placesAround(input.city) })
      .filter(({ at }) => distanceMiles(location, at) <= limits.miles)
      .slice(0, limits.places),
  };
}
