import { cityLabel } from './city.ts';
import type { CityInput } from './city-input.ts';
import type { NamesDataset } from './dataset.ts';

/** A pharmacy as the search by name holds it; `id` is its row in the dataset. */
export interface NameDocument {
  readonly id: number;
  readonly name: string;
  readonly city: string;
}

/**
 * How names are searched, as options of the search library: every word must fit, as the beginning of a word or with one
 * wrong letter, from six letters on two (swapped neighbours count as two); a fit in the pharmacy's name counts more than one in its city's.
 */
export const nameSearchOptions = {
  fields: ['name', 'city'],
  searchOptions: {
    prefix: true,
    fuzzy: (term: string): number | false => {
      if (term.length < 4 || /^\d+$/.test(term)) return false;
      return term.length < 6 ? 1 : 2;
    },
    combineWith: 'AND' as const,
    boost: { name: 2 },
  },
};

/** The rows of the dataset as documents to index. */
export const nameDocuments = ({ cities, rows }: Pick<NamesDataset, 'cities' | 'rows'>): NameDocument[] =>
  rows.map(([name, , city], id) => ({ id, name, city: cities[city]?.label ?? '' }));

/** Every pharmacy's name with where its page is, for the search box: made for the browser, loaded when it is used. */
export const namesDataset = (
  cities: readonly CityInput[],
  sample: boolean,
): Omit<NamesDataset, 'version'> => ({
  kind: 'names',
  sample,
  cities: cities.map(({ city }) => ({ slug: city.slug, label: cityLabel(city) })),
  rows: cities.flatMap(({ pharmacies }, index) =>
    pharmacies.map(({ name, slug }) => [name, slug, index] as const),
  ),
});
