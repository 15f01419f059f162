import type { LargerNamesake } from '../../../src/domain/search/phrase/known-places.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { countryPlaces } from '../../lists/facts/country-places.ts';
import type { CityInput } from '../city-input.ts';

/** A place of so many people, and so many times those of the listed one, may be meant by the name alone. */
const leastPeople = 20_000;
const timesLarger = 2;

/** For the places of a site that have a much larger place of their name in the country without listings, the largest such; by slug. */
export function largerNamesakes(cities: readonly CityInput[]): ReadonlyMap<string, LargerNamesake> {
  const listed = new Set<string>(cities.map(({ city }) => city.slug));
  // Where a listed place of the name is as large, that is the one it is read as.
  const listedPeople = new Map<string, number>();
  for (const { city } of cities) {
    const key = slugify(city.name);
    listedPeople.set(key, Math.max(listedPeople.get(key) ?? 0, city.population));
  }
  const largest = new Map<string, LargerNamesake>();
  for (const { name, state, people, location } of countryPlaces()) {
    if (people < leastPeople) continue;
    const key = slugify(name);
    if (!listedPeople.has(key) || people <= (largest.get(key)?.people ?? 0)) continue;
    if (!listed.has(slugify(`${name} ${state}`))) largest.set(key, { state, people, location });
  }
  return new Map(
    cities.flatMap(({ city }) => {
      const key = slugify(city.name);
      const larger = largest.get(key);
      return larger !== undefined && larger.people >= timesLarger * (listedPeople.get(key) ?? 0)
        ? [[city.slug, larger] as const]
        : [];
    }),
  );
}
