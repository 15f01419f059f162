import { cityLabel } from '../../../src/domain/places/city.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import type { NamesDataset } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';

/** Every pharmacy's name with where its page is, for the search box: made for the browser, loaded when it is used. */
export const namesDataset = (cities: readonly CityInput[], sample: boolean): NamesDataset => ({
  kind: 'names',
  sample,
  cities: cities.map(({ city }) => ({
    slug: city.slug,
    label: cityLabel(city),
    population: city.population,
  })),
  areaCodes: areaCodes(cities),
  rows: cities.flatMap(({ pharmacies }, index) =>
    pharmacies.map(({ name, slug }) => [name, slug, index] as const),
  ),
});

/** In which states listings are called under an area code. */
function areaCodes(cities: readonly CityInput[]): NamesDataset['areaCodes'] {
  const states = new Map<string, Set<StateCode>>();
  for (const { city, pharmacies } of cities) {
    for (const { phone } of pharmacies) {
      const code = /^\+1(\d{3})\d{7}$/.exec(phone ?? '')?.[1];
      if (code !== undefined) states.set(code, (states.get(code) ?? new Set()).add(city.state));
    }
  }
  return Object.fromEntries(
    [...states].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, of]) => [code, [...of].toSorted()]),
  );
}
