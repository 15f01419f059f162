import MiniSearch from 'minisearch';
import { cityLabel } from '../../domain/places/city.ts';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { isCalled } from '../../domain/search/called-so.ts';
import { nameDocuments, nameFit, nameSearchOptions, searchedWords } from '../../domain/search/name-index.ts';
import { compareRanks, type NameOrder, type NameRank, rankOfName } from '../../domain/search/name-rank.ts';
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
import type { CitySlug, PharmacySlug } from '../../domain/text/slug.ts';
import { spaced } from '../../domain/text/spaced.ts';
import { searchWords } from '../../vocabulary/search-lexicon.ts';

/** A pharmacy found by its name or number. */
export interface NameHit {
  readonly name: string;
  readonly slug: PharmacySlug;
  readonly city: CitySlug;
  readonly cityLabel: string;
  readonly path: SitePath;
  /** The key of the tile that holds its listing. */
  readonly tile: string;
  readonly rank: NameRank;
}

/** Makes the hit of a row of names. */
export const hitOf = (
  [name, slug, , tile]: NameRow,
  { slug: city, label }: NamedCity,
  { tiles }: NamesDataset,
  rank: NameRank,
): NameHit => ({
  ...{ name, slug, city, cityLabel: label, path: listedPharmacyPath(city, slug) },
  ...{ tile: tiles[tile] ?? '', rank },
});

export interface NameSearchOptions extends NameOrder {
  readonly count: number;
  readonly city?: CitySlug | undefined;
  readonly state?: StateCode | undefined;
  /** Whether the last word is whole, and not one that is being typed. */
  readonly whole?: boolean;
  /** Whether names must begin with the words as they stand. */
  readonly called?: boolean | undefined;
}

/**
 * Finds pharmacies by name and city, wrong letters forgiven; with a city or state, only there. The best fit
 * first: every word as it stands, then as beginnings, then with wrong letters; the nearer first among equals,
 * or the larger city where no point is given.
 */
export type NameSearch = (text: string, options: NameSearchOptions) => readonly NameHit[];

/** Names that are indexed at a time: a few milliseconds, so that typed letters show at once. */
export const indexedAtATime = 200;

/** Indexes every name, once for each dataset: some ten milliseconds for each thousand, with pauses. */
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
      .filter(isByName)
      .flatMap(({ id, terms }) => {
        const row = dataset.rows[id];
        const city = row && dataset.cities[row[2]];
        if (row === undefined || city === undefined || !isWanted(row, city)) return [];
        return [{ row, city, rank: rankOfName({ fit: nameFit(terms, wanted), ...city }, options) }];
      })
      .sort((a, b) => compareRanks(a.rank, b.rank))
      .slice(0, options.count)
      .map(({ row, city, rank }) => hitOf(row, city, dataset, rank));
  };
});

/** False where only the city or state fits: that is no reason to name what is in it. */
const isByName = ({ match }: { readonly match: Readonly<Record<string, readonly string[]>> }): boolean =>
  Object.values(match).some((fields) => fields.includes('name'));

/** The words that a search by name looks for. */
export const searchTerms = (text: string): readonly string[] =>
  wordsIn(text)
    .map((term) => term.toLowerCase())
    .filter((term) => term !== '');

const wordsIn: (text: string) => readonly string[] = MiniSearch.getDefault('tokenize');

const { whole: formOf } = wordForms(searchWords);

/** Writes words in the form that short ones have too: `ft` as `fort`. */
const formed = (text: string): string => text.split(' ').map(formOf).join(' ');

/** Writes all words but the last, which is being typed, in that form. */
const formedButLast = (text: string): string => text.replace(/^.* /, (whole) => `${formed(whole.trim())} `);

/** What is found of places by a text; `count` is the most of them. */
type Search<Hit> = (text: string, count: number) => readonly Hit[];

/** Indexes places: they are found by the beginnings of their names, the larger city first among equals. */
function placeSearch<Place>(
  places: readonly Place[],
  documentOf: (place: Place) => { readonly name: string; readonly around: string },
  cityOf: (place: Place) => GazetteerCity,
  fits: typeof isByName = () => true,
): Search<Place> {
  const index = new MiniSearch({
    fields: ['name', 'around'],
    // `st` and `saint`: the last of searched words may be the beginning of either.
    processTerm: (term) => [...new Set([term.toLowerCase(), formOf(term.toLowerCase())])],
    searchOptions: { ...nameSearchOptions.searchOptions, processTerm: (term) => term.toLowerCase() },
  });
  index.addAll(places.map((place, id) => ({ id, ...documentOf(place) })));
  const population = places.map((place) => cityOf(place).population);
  return (text, count) => {
    return index
      .search(formedButLast(spaced(text)), {
        boostDocument: (id) => 1 + Math.log10(Math.max(10, population[id] ?? 0)) / 5,
        boost: { name: 3 },
      })
      .filter(fits)
      .slice(0, count)
      .flatMap(({ id }) => places[id] ?? []);
  };
}

export type CitySearch = Search<GazetteerCity>;

/** Indexes the listed cities, once for each list. */
export const citySearch = memoize((cities: readonly GazetteerCity[]): CitySearch => {
  const documentOf = (city: GazetteerCity) => ({ name: cityLabel(city), around: usState(city.state).name });
  return placeSearch(
    cities.filter((city) => city.listed),
    documentOf,
    (city) => city,
  );
});

/** So few letters are no word yet: a state's code, or a word such as “or”, may begin a city's name. */
export const noWord = 2;
/** Cities of a like name that are looked up: enough to have those that begin with the text. */
const mostLike = 40;

/** Lists cities whose names begin with the text, whatever else it may mean: `mont` is no end of Montana. */
export function citiesBegun(text: string, cities: CitySearch): readonly GazetteerCity[] {
  const letters = spaced(text);
  const found = letters === '' ? [] : cities(text.trim(), mostLike);
  const begun = found.filter(({ name, state }) => {
    const place = formed(spaced(`${name} ${state}`));
    return place.startsWith(formed(letters)) || place.startsWith(formedButLast(letters));
  });
  return [...begun, ...(letters.length > noWord ? [] : found)];
}

/** A landmark or neighborhood with its city. */
export interface SpotHit {
  readonly city: GazetteerCity;
  readonly spot: Spot;
}

export type SpotSearch = Search<SpotHit>;

/** Indexes the landmarks and neighborhoods of listed cities, once for each list. */
export const spotSearch = memoize((cities: readonly GazetteerCity[]): SpotSearch => {
  const all = cities
    .filter((city) => city.listed)
    .flatMap((city) => (city.spots ?? []).map((spot) => ({ city, spot })));
  const search = placeSearch(
    all,
    ({ city, spot }) => ({ name: spot.name, around: city.name }),
    ({ city }) => city,
    isByName,
  );
  return (text, count) => {
    const found = groupBy(search(text, all.length), (hit) =>
      // Several cities list one hospital or airport.
      hit.spot.kind === 'neighborhood' ? hit : hit.spot.name,
    );
    return [...found.values()].flatMap(([first]) => first ?? []).slice(0, count);
  };
});
