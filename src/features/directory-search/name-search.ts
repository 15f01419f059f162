import MiniSearch from 'minisearch';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { nameDocuments, nameSearchOptions, searchedWords } from '../../domain/search/name-index.ts';
import type { GazetteerCity, NamesDataset } from '../../domain/site/dataset.ts';
import { listedPharmacyPath, type SitePath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import type { CitySlug } from '../../domain/text/slug.ts';

/** A pharmacy found by its name. */
export interface NameHit {
  readonly name: string;
  readonly cityLabel: string;
  readonly path: SitePath;
}

/** Finds pharmacies by name and city, wrong letters forgiven; with a city, only there. The best first. */
export type NameSearch = (text: string, count: number, city?: CitySlug) => readonly NameHit[];

/** Indexes every name, once for each dataset: that takes some ten milliseconds for each thousand. */
export const nameSearch = memoize((dataset: NamesDataset): NameSearch => {
  const index = new MiniSearch(nameSearchOptions);
  index.addAll(nameDocuments(dataset));
  return (text, count, only) => {
    const found = index.search(searchedWords(text), {
      filter: ({ id }) => only === undefined || dataset.cities[dataset.rows[id]?.[2] ?? -1]?.slug === only,
    });
    // A city's name alone is no reason to name its pharmacies.
    const named = found.filter(({ match }) => Object.values(match).some((fields) => fields.includes('name')));
    return named.slice(0, count).flatMap(({ id }) => {
      const [name, slug, at] = dataset.rows[id] ?? [];
      const city = at === undefined ? undefined : dataset.cities[at];
      if (name === undefined || slug === undefined || city === undefined) return [];
      return [{ name, cityLabel: city.label, path: listedPharmacyPath(city.slug, slug) }];
    });
  };
});

/** Finds listed cities by the beginnings of their names, wrong letters forgiven; the larger first among equals. */
export type CitySearch = (text: string, count: number) => readonly GazetteerCity[];

/** Indexes the listed cities, once for each list. */
export const citySearch = memoize((cities: readonly GazetteerCity[]): CitySearch => {
  const listed = cities.filter((city) => city.listed);
  const index = new MiniSearch({
    fields: ['label', 'state'],
    searchOptions: nameSearchOptions.searchOptions,
  });
  index.addAll(listed.map((city, id) => ({ id, label: cityLabel(city), state: usState(city.state).name })));
  return (text, count) =>
    index
      .search(text, {
        boostDocument: (id) => 1 + Math.log10(Math.max(10, listed[id]?.population ?? 0)) / 5,
        boost: { label: 3 },
      })
      .slice(0, count)
      .flatMap(({ id }) => listed[id] ?? []);
});
