import MiniSearch, { type SearchResult } from 'minisearch';
import { cityLabel } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { nameDocuments, nameSearchOptions, searchedWords } from '../../domain/search/name-index.ts';
import type { Spot } from '../../domain/search/phrase/known-places.ts';
import type { GazetteerCity, NamesDataset } from '../../domain/site/dataset.ts';
import { listedPharmacyPath, type SitePath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import type { CitySlug, PharmacySlug } from '../../domain/text/slug.ts';

/** A pharmacy found by its name. */
export interface NameHit {
  readonly name: string;
  readonly slug: PharmacySlug;
  readonly city: CitySlug;
  readonly cityLabel: string;
  readonly path: SitePath;
}

export interface NameSearchOptions {
  readonly count: number;
  readonly city?: CitySlug | undefined;
  readonly state?: StateCode | undefined;
  /** Whether the last word is whole, and not one that is being typed. */
  readonly whole?: boolean;
}

/**
 * Finds pharmacies by name and city, wrong letters forgiven; with a city or state, only there. The best fit first: every word as it
 * stands, then as beginnings, then with wrong letters; the larger city first among equals.
 */
export type NameSearch = (text: string, options: NameSearchOptions) => readonly NameHit[];

/** So many names are indexed at a time: a few milliseconds, so that what is typed meanwhile shows at once on a slow phone too. */
const indexedAtATime = 200;

/** Indexes every name, once for each dataset: that takes some ten milliseconds for each thousand, with pauses. */
export const nameSearch = memoize(async (dataset: NamesDataset): Promise<NameSearch> => {
  const index = new MiniSearch(nameSearchOptions);
  await index.addAllAsync(nameDocuments(dataset), { chunkSize: indexedAtATime });
  const cityOf = (id: number) => dataset.cities[dataset.rows[id]?.[2] ?? -1];
  const isWanted = (id: number, { city, state }: NameSearchOptions): boolean => {
    const slug = cityOf(id)?.slug;
    return (
      (city === undefined || slug === city) &&
      (state === undefined || slug?.slice(-2) === state.toLowerCase())
    );
  };
  return (text, options) => {
    const found = index.search(options.whole === true ? text : searchedWords(text), {
      filter: ({ id }) => isWanted(id, options),
    });
    return (
      found
        // A city's name alone is no reason to name its pharmacies.
        .filter(({ match }) => Object.values(match).some((fields) => fields.includes('name')))
        .map((result) => ({ id: result.id, fit: fitOf(result), people: cityOf(result.id)?.population ?? 0 }))
        .sort((a, b) => a.fit - b.fit || b.people - a.people)
        .slice(0, options.count)
        .flatMap(({ id }) => {
          const [name, slug] = dataset.rows[id] ?? [];
          const city = cityOf(id);
          if (name === undefined || slug === undefined || city === undefined) return [];
          const path = listedPharmacyPath(city.slug, slug);
          return [{ name, slug, city: city.slug, cityLabel: city.label, path }];
        })
    );
  };
});

/** How well a name fits: 0 where it has every word as it stands, 1 as the beginning of a word, 2 with a wrong letter. */
function fitOf({ terms, queryTerms }: SearchResult): 0 | 1 | 2 {
  if (terms.every((term) => queryTerms.includes(term))) return 0;
  return terms.every((term) => queryTerms.some((wanted) => term.startsWith(wanted))) ? 1 : 2;
}

/** A landmark or neighborhood with its city. */
export interface SpotHit {
  readonly city: GazetteerCity;
  readonly spot: Spot;
}

/** Finds landmarks and neighborhoods of listed cities by the beginnings of their names; the larger city first among equals. */
export type SpotSearch = (text: string, count: number) => readonly SpotHit[];

/** Indexes the landmarks and neighborhoods, once for each list. */
export const spotSearch = memoize((cities: readonly GazetteerCity[]): SpotSearch => {
  const all = cities.flatMap((city) =>
    city.listed ? (city.spots ?? []).map((spot) => ({ city, spot })) : [],
  );
  const index = new MiniSearch({ fields: ['name', 'city'], searchOptions: nameSearchOptions.searchOptions });
  index.addAll(all.map(({ city, spot }, id) => ({ id, name: spot.name, city: city.name })));
  return (text, count) => {
    const found = index
      .search(text, {
        boostDocument: (id) => 1 + Math.log10(Math.max(10, all[id]?.city.population ?? 0)) / 5,
        boost: { name: 3 },
      })
      .filter(({ match }) => Object.values(match).some((fields) => fields.includes('name')))
      .flatMap(({ id }) => all[id] ?? []);
    // Several cities list one hospital or airport.
    const first = new Map(
      found.toReversed().map((hit) => [hit.spot.kind === 'neighborhood' ? hit : hit.spot.name, hit]),
    );
    return found.filter((hit) => [...first.values()].includes(hit)).slice(0, count);
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
