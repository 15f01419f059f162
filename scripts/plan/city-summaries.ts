import { brandName, type CitySummary, cityLabel } from '../../src/domain/places/city.ts';
import { type StateCode, usState } from '../../src/domain/places/us-state.ts';
import type { BrandedLink, StateSummary } from '../../src/domain/site/dataset.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { CityInput } from './city-input.ts';

/** Returns a city's summary with a count, by default of all its listings. */
export const summaryOf = (
  { city: { slug, name, state }, pharmacies }: CityInput,
  count = pharmacies.length,
): CitySummary => ({ slug, name, state, count });

/** Compares places: listed cities before towns, each by population, the largest first. */
export const byPopulation = (a: CityInput, b: CityInput): number =>
  Number(a.town ?? false) - Number(b.town ?? false) || b.city.population - a.city.population;

export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en');

/** Lists a state's towns by name; undefined if it has none. */
export function townsIn(state: StateCode, cities: readonly CityInput[]): readonly CitySummary[] | undefined {
  const here = cities.filter(({ city, listed, town }) => listed && town && city.state === state);
  return here.length === 0 ? undefined : here.map((place) => summaryOf(place)).toSorted(byName);
}

/**
 * Lists the states that have a city, a town or a branded store, by name. With `withTowns` the towns are among
 * a state's cities, otherwise they are only counted.
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
