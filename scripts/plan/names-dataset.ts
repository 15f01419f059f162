import { cityLabel } from '../../src/domain/places/city.ts';
import type { NamesDataset } from '../../src/domain/site/dataset.ts';
import type { CityInput } from './city-input.ts';

/** Every pharmacy's name with where its page is, for the search box: made for the browser, loaded when it is used. */
export const namesDataset = (cities: readonly CityInput[], sample: boolean): NamesDataset => ({
  kind: 'names',
  sample,
  cities: cities.map(({ city }) => ({ slug: city.slug, label: cityLabel(city) })),
  rows: cities.flatMap(({ pharmacies }, index) =>
    pharmacies.map(({ name, slug }) => [name, slug, index] as const),
  ),
});
