import { brandName, cityLabel } from '../../src/domain/places/city.ts';
import type { CitySummary } from '../../src/domain/places/city-summary.ts';
import { usState } from '../../src/domain/places/us-state.ts';
import type { BrandedLink, StateSummary } from '../../src/domain/site/dataset.ts';
import type { CityInput } from './city-input.ts';

/** A city with a count, by default of all its listings. */
export const summaryOf = ({ city, pharmacies }: CityInput, count = pharmacies.length): CitySummary => ({
  slug: city.slug,
  name: city.name,
  state: city.state,
  count,
});

/** Most populous first. */
export const byPopulation = (a: CityInput, b: CityInput): number => b.city.population - a.city.population;

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en');

/** Each state that has a city or a branded store, by name; `count` tells how many of a city's listings count. */
export function stateSummaries(
  cities: readonly CityInput[],
  count: (place: CityInput) => number = ({ pharmacies }) => pharmacies.length,
): readonly StateSummary[] {
  const codes = [...new Set(cities.map(({ city }) => city.state))];
  return codes
    .toSorted((a, b) => byName(usState(a), usState(b)))
    .map((state) => {
      const here = cities.filter(({ city }) => city.state === state);
      return {
        state,
        cities: here
          .filter(({ listed }) => listed)
          .map((place) => summaryOf(place, count(place)))
          .toSorted(byName),
        branded: here.flatMap(brandedLink).toSorted(byName),
      };
    });
}

const brandedLink = ({ city, branded }: CityInput): readonly BrandedLink[] =>
  branded === undefined ? [] : [{ slug: branded.slug, name: `${brandName}, ${cityLabel(city)}` }];
