import MiniSearch from 'minisearch';
import { cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
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
import { memoize } from '../../domain/text/memoize.ts';
import type { CitySlug, PharmacySlug } from '../../domain/text/slug.ts';
import { spaced } from '../../domain/text/spaced.ts';
import { searchWords } from '../../vocabulary/search-lexicon.ts';

/** A pharmacy found by its name. */
export interface NameHit {
  readonly name: string;
  readonly slug: PharmacySlug;
  readonly city: CitySlug;
  readonly cityLabel: string;
  readonly path: SitePath;
  /** The center of the pharmacy's city, not its own position. */
  readonly location: LatLng;
  /** The key of the tile that holds its listing. */
  readonly tile: string;
  readonly rank: NameRank;
}

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
 * Finds pharmacies by name and city, wrong letters forgiven; with a city or state, only there. The best fit first: every word as it
 * stands, then as beginnings, then with wrong letters; the nearer first among equals, or the larger city where no point is given.
 */
export type NameSearch = (text: string, options: NameSearchOptions) => readonly NameHit[];

/** Makes the hit of a row of names, without its rank. */
export const hitOf = (
  [name, slug, , tile]: NameRow,
  { slug: city, label, lat, lng }: NamedCity,
  { tiles }: NamesDataset,
): Omit<NameHit, 'rank'> => ({
  ...{ name, slug, city, cityLabel: label, path: listedPharmacyPath(city, slug) },
  ...{ location: { lat, lng }, tile: tiles[tile] ?? '' },
});

/** So many names are indexed at a time: a few milliseconds, so that what is typed meanwhile shows at once on a slow phone too. */
export const indexedAtATime = 200;

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
    const searched = options.whole === true ? text : searchedWords(text);
    const wanted = searchTerms(searched);
    const isFit = (id: number): boolean =>
      isWanted(id, options) && (options.called !== true || isCalled(dataset.rows[id]?.[0] ?? '', text));
    const found = index.search(searched, { filter: ({ id }) => isFit(id) });
    return (
      found
        // A city's name alone is no reason to name its pharmacies.
        .filter(({ match }) => Object.values(match).some((fields) => fields.includes('name')))
        .flatMap((result) => {
          const city = cityOf(result.id);
          return city === undefined
            ? []
            : [
                {
                  id: result.id,
                  city,
                  rank: rankOfName({ fit: nameFit(result.terms, wanted), ...city }, options),
                },
              ];
        })
        .sort((a, b) => compareRanks(a.rank, b.rank))
        .slice(0, options.count)
        .flatMap(({ id, city, rank }) => {
          const row = dataset.rows[id];
          return row === undefined ? [] : [{ ...hitOf(row, city, dataset), rank }];
        })
    );
  };
});

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

const { whole: formOf } = wordForms(searchWords);

/** The words of a text but the last, which is being typed, in the form that short ones have too. */
const wholeForms = (text: string): string =>
  spaced(text)
    .split(' ')
    .map((word, at, { length }) => (at < length - 1 ? formOf(word) : word))
    .join(' ');

/** Finds listed cities by the beginnings of their names, wrong letters forgiven; the larger first among equals. */
export type CitySearch = (text: string, count: number) => readonly GazetteerCity[];

/** Indexes the listed cities, once for each list. */
export const citySearch = memoize((cities: readonly GazetteerCity[]): CitySearch => {
  const listed = cities.filter((city) => city.listed);
  const index = new MiniSearch({
    fields: ['label', 'state'],
    // `st` and `saint`: the last of searched words may be the beginning of either.
    processTerm: (term) => [...new Set([term.toLowerCase(), formOf(term.toLowerCase())])],
    searchOptions: { ...nameSearchOptions.searchOptions, processTerm: (term) => term.toLowerCase() },
  });
  index.addAll(listed.map((city, id) => ({ id, label: cityLabel(city), state: usState(city.state).name })));
  return (text, count) =>
    index
      .search(wholeForms(text), {
        boostDocument: (id) => 1 + Math.log10(Math.max(10, listed[id]?.population ?? 0)) / 5,
        boost: { label: 3 },
      })
      .slice(0, count)
      .flatMap(({ id }) => listed[id] ?? []);
});

/** The words that a search by name looks for. */
export const searchTerms = (text: string): readonly string[] =>
  wordsIn(text)
    .map((term) => term.toLowerCase())
    .filter((term) => term !== '');

const wordsIn: (text: string) => readonly string[] = MiniSearch.getDefault('tokenize');
