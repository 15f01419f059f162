import type { LargerNamesake } from '../../../src/domain/search/phrase/known-places.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { countryPlacesFrom } from '../../lists/facts/country-places.ts';
import type { CityInput } from '../city-input.ts';

/** A place of so many people, and so many times those of the listed one, may be meant by the name alone. */
const leastPeople = 20_000;
const timesLarger = 2;

/** For the places of a site that have a much larger place of their name in the country without listings, the largest such; by slug. */
export function largerNamesakes(cities: readonly CityInput[]): ReadonlyMap<string, LargerNamesake> {
  const listed = new Set<string>(cities.map(({ city }) => city.slug));
  const largest = new Map<string, LargerNamesake>();
  for (const { name, state, people, location } of countryPlacesFrom(leastPeople)) {
    const key = slugify(name);
    if (!listed.has(slugify(`${name} ${state}`)) && people > (largest.get(key)?.people ?? 0))
      largest.set(key, { state, people, location });
  }
  // Where a listed place of the name is as large, that is the one it is read as.
  const people = new Map<string, number>();
  for (const { city } of cities)
    people.set(slugify(city.name), Math.max(people.get(slugify(city.name)) ?? 0, city.population));
  return new Map(
    cities.flatMap(({ city }) => {
      const key = slugify(city.name);
      const larger = largest.get(key);
      return larger !== undefined && larger.people >= timesLarger * (people.get(key) ?? 0)
        ? [[city.slug, larger] as const]
        : [];
    }),
  );
}
