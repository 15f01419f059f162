import type { LargerNamesake } from '../../../src/domain/search/phrase/known-places.ts';
import type { CountryPlaces } from '../../../src/domain/site/datasets-on-demand.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { countryPlaces } from '../../lists/facts/country-places.ts';
import { zipAreas } from '../../lists/facts/zip-codes.ts';
import type { CityInput } from '../city-input.ts';

const leastPeopleFoundByName = 8000;
const leastPeopleFoundWithoutState = 20_000;

/**
 * Returns the country's ZIP prefixes, and its places of 8,000 people or more that `cities` lacks. Their
 * coordinates are rounded to 0.05 degree; their people are in thousands: 25,900 → 25, below 20,000 → 0.
 */
export function placesWithoutListings(cities: readonly CityInput[]): CountryPlaces {
  const listedSlugs = new Set<string>(cities.map(({ city }) => city.slug));
  return {
    cities: countryPlaces()
      .filter(
        ({ name, state, people }) =>
          people >= leastPeopleFoundByName && !listedSlugs.has(slugify(`${name} ${state}`)),
      )
      .map(({ name, state, location: { lat, lng }, people }) => [
        name,
        state,
        toTwentieths(lat),
        toTwentieths(lng),
        people < leastPeopleFoundWithoutState ? 0 : Math.floor(people / 1000),
      ]),
    zips: zipAreas(),
  };
}

const toTwentieths = (degrees: number): number => Math.round(degrees * 20) / 20;

const leastTimesLarger = 2;

/** Maps a city's slug to a namesake not in `cities`, at least twice as large: `dallas-ga` → Dallas, TX. */
export function largerNamesakes(cities: readonly CityInput[]): ReadonlyMap<string, LargerNamesake> {
  const listedSlugs = new Set<string>(cities.map(({ city }) => city.slug));
  // If another listed place of the name is as large, the name means that one.
  const listedPeople = new Map<string, number>();
  for (const { city } of cities) {
    const key = slugify(city.name);
    listedPeople.set(key, Math.max(listedPeople.get(key) ?? 0, city.population));
  }
  const largest = new Map<string, LargerNamesake>();
  for (const { name, state, people, location } of countryPlaces()) {
    if (people < leastPeopleFoundWithoutState) continue;
    const key = slugify(name);
    if (!listedPeople.has(key) || people <= (largest.get(key)?.people ?? 0)) continue;
    if (!listedSlugs.has(slugify(`${name} ${state}`))) largest.set(key, { state, people, location });
  }
  return new Map(
    cities.flatMap(({ city }) => {
      const key = slugify(city.name);
      const larger = largest.get(key);
      return larger !== undefined && larger.people >= leastTimesLarger * (listedPeople.get(key) ?? 0)
        ? [[city.slug, larger] as const]
        : [];
    }),
  );
}
