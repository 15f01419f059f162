import type { LargerNamesake } from '../../../src/domain/search/phrase/known-places.ts';
import type { CountryPlaces } from '../../../src/domain/site/datasets-on-demand.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { countryPlaces } from '../../lists/facts/country-places.ts';
import { zipAreas } from '../../lists/facts/zip-codes.ts';
import type { CityInput } from '../city-input.ts';

/** Fewest people of an unlisted place that the search finds by name. */
const leastPeople = 8000;
/** Fewest people of an unlisted place that a name without a state may mean. */
const leastNamesakePeople = 20_000;

/** Returns the country's cities and ZIP codes without listings, for the search. */
export function placesWithoutListings(cities: readonly CityInput[]): CountryPlaces {
  const listed = new Set<string>(cities.map(({ city }) => city.slug));
  return {
    cities: countryPlaces()
      .filter(({ name, state, people }) => people >= leastPeople && !listed.has(slugify(`${name} ${state}`)))
      .map(({ name, state, location: { lat, lng }, people }) => [
        name,
        state,
        twentieths(lat),
        twentieths(lng),
        people < leastNamesakePeople ? 0 : Math.floor(people / 1000),
      ]),
    zips: zipAreas(),
  };
}

const twentieths = (degrees: number): number => Math.round(degrees * 20) / 20;

/** An unlisted place that is so many times larger than the listed one of its name is offered too. */
const timesLarger = 2;

/** Maps the slugs of listed places to a much larger place of the same name without listings. */
export function largerNamesakes(cities: readonly CityInput[]): ReadonlyMap<string, LargerNamesake> {
  const listed = new Set<string>(cities.map(({ city }) => city.slug));
  // If another listed place of the name is as large, the name means that one.
  const listedPeople = new Map<string, number>();
  for (const { city } of cities) {
    const key = slugify(city.name);
    listedPeople.set(key, Math.max(listedPeople.get(key) ?? 0, city.population));
  }
  const largest = new Map<string, LargerNamesake>();
  for (const { name, state, people, location } of countryPlaces()) {
    if (people < leastNamesakePeople) continue;
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
