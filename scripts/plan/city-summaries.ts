import { brandName, type CitySummary, cityLabel } from '../../src/domain/places/city.ts';
import { type StateCode, usState } from '../../src/domain/places/us-state.ts';
import type { BrandedLink, StateSummary } from '../../src/domain/site/dataset.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { CityInput } from './city-input.ts';

/** Returns a city's slug, name and state with a count, by default of its pharmacies. */
export const summaryOf = (
  { city: { slug, name, state }, pharmacies }: CityInput,
  count = pharmacies.length,
): CitySummary => ({ slug, name, state, count });

/** Compares places for sorting: rows of cities.csv first, then by falling population. */
export const byPopulation = (a: CityInput, b: CityInput): number =>
  Number(a.town ?? false) - Number(b.town ?? false) || b.city.population - a.city.population;

export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en');

/**
 * Returns a state's places that have pharmacies but no row in cities.csv, sorted by name. Undefined if there
 * are none.
 */
export function townsIn(state: StateCode, cities: readonly CityInput[]): readonly CitySummary[] | undefined {
  const towns = cities.filter(({ city, listed, town }) => listed && town && city.state === state);
  return towns.length === 0 ? undefined : towns.map((place) => summaryOf(place)).toSorted(byName);
}

/**
 * Returns states with their cities and City Drugs shops, sorted by name. `withTowns` adds places that
 * cities.csv lacks.
 */
export function stateSummaries(cities: readonly CityInput[], withTowns = false): readonly StateSummary[] {
  const byState = groupBy(cities, ({ city }) => city.state);
  return [...byState]
    .toSorted(([a], [b]) => byName(usState(a), usState(b)))
    .map(([state, here]) => {
      const towns = withTowns ? 0 : here.filter(({ listed, town }) => listed && town).length;
      return {
        state,
        cities: here
          .filter(({ listed, town }) => listed && (withTowns || !town))
          .map((place) => ({ ...summaryOf(place), ...(place.town && { town: place.town }) }))
          .toSorted(byName),
        ...(towns > 0 && { towns }),
        branded: here.flatMap(brandedLink).toSorted(byName),
      };
    });
}

const brandedLink = ({ city, branded }: CityInput): readonly BrandedLink[] =>
  branded === undefined ? [] : [{ slug: branded.slug, name: `${brandName}, ${cityLabel(city)}` }];
