import MiniSearch from 'minisearch';
import { cityLabel } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { isCalled } from '../../domain/search/called-so.ts';
import { nameDocuments, nameFit, nameSearchOptions, searchedWords } from '../../domain/search/name-index.ts';
import {
  compareRanks,
  type NameFit,
  type NameOrder,
  type NameRank,
  rankOfName,
} from '../../domain/search/name-rank.ts';
import type { Spot } from '../../domain/search/phrase/known-places.ts';
import { wordForms } from '../../domain/search/phrase/words.ts';
import type {
  GazetteerCity,
  NamedCity,
  NameRow,
  NamesDataset,
} from '../../domain/site/datasets-on-demand.ts';
import { listedPharmacyPath, type SitePath } from '../../domain/site/paths.ts';
import { groupBy } from '../../domain/text/group-by.ts';
import { memoize } from '../../domain/text/memoize.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { spaced } from '../../domain/text/spaced.ts';
import { searchWords } from '../../vocabulary/search-lexicon.ts';

/** A pharmacy found by its name or telephone number. */
export interface NameHit {
  readonly name: string;
  readonly cityLabel: string;
  readonly path: SitePath;
  readonly tile: string;
  readonly fit: NameFit;
  readonly rank: NameRank;
}

export interface NameSearchOptions extends NameOrder {
  readonly count: number;
  readonly city?: CitySlug | undefined;
  readonly state?: StateCode | undefined;
  /** True if the last word is complete, false while it is being typed. */
  readonly whole?: boolean;
  /** True if names must begin with the words: `city drug` then finds no `Oak City Drug`. */
  readonly called?: boolean | undefined;
}

/**
 * Returns at most `count` pharmacies whose name and city have the words of a text, the best first. At least
 * one word must be in the name. Typing errors are tolerated.
 */
export type NameSearch = (text: string, options: NameSearchOptions) => readonly NameHit[];

/** Number of names or words indexed between two pauses, which keep typing quick. */
export const indexedAtATime = 200;

/** Indexes a dataset's names, and returns the search over them. */
export const nameSearch = memoize(async (dataset: NamesDataset): Promise<NameSearch> => {
  const index = new MiniSearch(nameSearchOptions);
  await index.addAllAsync(nameDocuments(dataset), { chunkSize: indexedAtATime });
  return (text, options) => {
    const searched = options.whole === true ? text : searchedWords(text);
    const wanted = searchTerms(searched);
    const isWanted = ([name]: NameRow, { slug }: NamedCity): boolean =>
      (options.city === undefined || slug === options.city) &&
      (options.state === undefined || slug.slice(-2) === options.state.toLowerCase()) &&
      (options.called !== true || isCalled(name, text));
    return index
      .search(searched)
      .filter(matchesName)
      .flatMap(({ id, terms }) => {
        const row = dataset.rows[id];
        const city = row && dataset.cities[row[2]];
        if (row === undefined || city === undefined || !isWanted(row, city)) return [];
        const fit = nameFit(terms, wanted);
        return [{ row, city, fit, rank: rankOfName({ fit, ...city }, options) }];
      })
      .sort((a, b) => compareRanks(a.rank, b.rank))
      .slice(0, options.count)
      .map(({ row: [name, pharmacy, , tile], city: { slug, label }, fit, rank }) => ({
        ...{ name, cityLabel: label, path: listedPharmacyPath(slug, pharmacy) },
        ...{ tile: dataset.tiles[tile] ?? '', fit, rank },
      }));
  };
});

const matchesName = ({ match }: { readonly match: Readonly<Record<string, readonly string[]>> }): boolean =>
  Object.values(match).some((fields) => fields.includes('name'));

/** Splits a text into words in lower case: `Oak Drug` → `oak`, `drug`. */
export const searchTerms = (text: string): readonly string[] =>
  wordsIn(text)
    .map((term) => term.toLowerCase())
    .filter((term) => term !== '');

const wordsIn: (text: string) => readonly string[] = MiniSearch.getDefault('tokenize');

const { whole: formOf } = wordForms(searchWords);

const unabbreviated = (text: string): string => text.split(' ').map(formOf).join(' ');

const unabbreviatedButLast = (text: string): string =>
  text.replace(/^.* /, (whole) => `${unabbreviated(whole.trim())} `);

interface PlacesFound {
  readonly cities: readonly GazetteerCity[];
  readonly spots: readonly { readonly city: GazetteerCity; readonly spot: Spot }[];
}

/** Returns the cities found by a text, and the landmarks and neighborhoods (`spots`), the likeliest first. */
export type PlaceSearch = (text: string) => PlacesFound;

/** Returns the search for listed cities, their landmarks and neighborhoods. Typing errors are tolerated. */
export const placeSearch = memoize((all: readonly GazetteerCity[]): PlaceSearch => {
  const places = all
    .filter((city) => city.listed)
    .flatMap((city) => [
      { city, spot: undefined, name: cityLabel(city), around: usState(city.state).name },
      ...(city.spots ?? []).map((spot) => ({ city, spot, name: spot.name, around: city.name })),
    ]);
  const index = new MiniSearch({
    fields: ['name', 'around'],
    // `st` and `saint`: the last word of a search may begin either.
    processTerm: (term) => [...new Set([term.toLowerCase(), formOf(term.toLowerCase())])],
    searchOptions: { ...nameSearchOptions.searchOptions, processTerm: (term) => term.toLowerCase() },
  });
  index.addAll(places.map(({ name, around }, id) => ({ id, name, around })));
  return (text) => {
    const found = index.search(unabbreviatedButLast(spaced(text)), {
      boostDocument: (id) => 1 + Math.log10(Math.max(10, places[id]?.city.population ?? 0)) / 5,
      boost: { name: 3 },
    });
    const cities = found.flatMap(({ id }) =>
      places[id]?.spot === undefined ? (places[id]?.city ?? []) : [],
    );
    const spots = found.filter(matchesName).flatMap(({ id }) => {
      const { city, spot } = places[id] ?? {};
      return city === undefined || spot === undefined ? [] : [{ city, spot }];
    });
    // Several cities list one hospital or airport.
    const apart = groupBy(spots, (hit) => (hit.spot.kind === 'neighborhood' ? hit : hit.spot.name));
    return { cities, spots: [...apart.values()].flatMap(([first]) => first ?? []) };
  };
});

/** Number of letters up to which a text may be just the beginning of a word: `al`. */
export const fragmentLength = 2;
/**
 * Returns the cities whose names begin with a text: `birm` → Birmingham. For one or two letters, the other
 * cities that `places` finds follow.
 */
export function citiesBegun(text: string, places: PlaceSearch): readonly GazetteerCity[] {
  const letters = spaced(text);
  const found = places(text).cities;
  const begun = found.filter(({ name, state }) => {
    const place = unabbreviated(spaced(`${name} ${state}`));
    return place.startsWith(unabbreviated(letters)) || place.startsWith(unabbreviatedButLast(letters));
  });
  return letters.length > fragmentLength ? begun : [...new Set([...begun, ...found])];
}
