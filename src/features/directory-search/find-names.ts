import { type QueryClient, queryOptions } from '@tanstack/react-query';
import MiniSearch from 'minisearch';
import { distanceMiles, type LatLng } from '../../domain/places/geo.ts';
import { isStateCode, usState } from '../../domain/places/us-state.ts';
import { nameSearchOptions, searchedWords } from '../../domain/search/name-index.ts';
import { compareRanks, rankOfName } from '../../domain/search/name-rank.ts';
import type { NamedState, NamesByState } from '../../domain/site/datasets-on-demand.ts';
import { listedPharmacyPath, pharmacyPath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { LoadFailure } from '../data-access/fetch-dataset.ts';
import { namesQuery, tileQuery } from '../data-access/queries.ts';
import { hitOf, type NameHit, type NameSearchOptions, nameSearch, searchTerms } from './name-search.ts';

/** What a search by name comes to. */
export interface NamesFound {
  readonly hits: readonly NameHit[];
  /** Whether those are all. Else there are others, or may be. */
  readonly complete: boolean;
  /** Whether something that may hold better ones could not be had. */
  readonly failed: boolean;
}

/** What the keys of all searches by name begin with. */
export const nameHitsKey = 'name-hits';

/** The pharmacies that a name finds. Rejects where nothing was found and some names could not be had. */
export const nameHitsQuery = (name: string, options: NameSearchOptions) =>
  queryOptions({
    queryKey: [nameHitsKey, name, JSON.stringify(options)],
    queryFn: ({ client }) => findNames(client, name, options),
  });

/** The pharmacies with a telephone number of ten digits, the larger city first. */
export const numberHitsQuery = (number: string) =>
  queryOptions({
    queryKey: [nameHitsKey, number],
    queryFn: async ({ client }): Promise<NamesFound> => ({
      ...{ hits: await findNumber(client, number), complete: true, failed: false },
    }),
  });

/** Of a large site the names of so many states are looked through for one search. */
const mostStates = 5;

async function findNames(client: QueryClient, name: string, options: NameSearchOptions): Promise<NamesFound> {
  const all = await client.ensureQueryData(namesQuery());
  const wanted = all.byState === undefined ? undefined : statesOf(all.byState, name, options);
  const looked = wanted?.slice(0, mostStates).map((slug) => client.ensureQueryData(namesQuery(slug)));
  const come = await Promise.allSettled(looked ?? [all]);
  const loaded = come.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const found = await Promise.all(loaded.map(async (names) => (await nameSearch(names))(name, options)));
  const hits = found
    .flat()
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .slice(0, options.count);
  const failed = loaded.length < come.length;
  if (failed && hits.length === 0)
    throw new LoadFailure('Some names could not be had, and the others have none of these words', true);
  const isWhole = wanted === undefined || wanted.length <= mostStates;
  return { hits, complete: isWhole && !failed && hits.length < options.count, failed };
}

/** The states in which every word is found, the nearest first, else the one with the largest place. */
function statesOf(
  byState: NamesByState,
  name: string,
  { state, city, near, whole }: NameSearchOptions,
): readonly NamedState['slug'][] {
  const only = state ?? city?.slice(-2).toUpperCase();
  const terms = searchTerms(whole === true ? name : searchedWords(name));
  const having = terms.map((term, at) => statesOfWord(byState)(term, at === terms.length - 1));
  return byState.states
    .filter((_, at) => having.length > 0 && having.every((states) => states.has(at)))
    .filter(({ slug }) => only === undefined || (isStateCode(only) && usState(only).slug === slug))
    .toSorted((a, b) => (near === undefined ? b.people - a.people : milesTo(a, near) - milesTo(b, near)))
    .map(({ slug }) => slug);
}

/** Miles from a point to the nearest one of a state's box. */
const milesTo = ({ box: [south, west, north, east] }: NamedState, point: LatLng): number =>
  distanceMiles(point, {
    lat: Math.min(north, Math.max(south, point.lat)),
    lng: Math.min(east, Math.max(west, point.lng)),
  });

/** Finds the positions of states that have a word, as the search by name finds it. */
const statesOfWord = memoize(({ words }: NamesByState) => {
  const index = new MiniSearch({ fields: ['word'], tokenize: (text: string) => [text] });
  index.addAll(words.map(([word], id) => ({ id, word })));
  const { fuzzy } = nameSearchOptions.searchOptions;
  return (word: string, isLast: boolean): ReadonlySet<number> =>
    new Set(
      index.search(word, { prefix: isLast, fuzzy }).flatMap(({ id }) => {
        const [, ...states] = words[id] ?? [''];
        return states;
      }),
    );
});

async function findNumber(client: QueryClient, number: string): Promise<readonly NameHit[]> {
  const all = await client.ensureQueryData(namesQuery());
  const code = number.slice(0, 3);
  const states = (all.areaCodes[code] ?? []).flatMap((at) => all.byState?.states[at]?.slug ?? []);
  const files =
    all.byState === undefined
      ? [all]
      : await Promise.all(states.map((slug) => client.ensureQueryData(namesQuery(slug))));
  const found = files.map(async (names) => {
    const keys = (names.areaCodes[code] ?? []).flatMap((at) => names.tiles[at] ?? []);
    const tiles = await Promise.all(keys.map((key) => client.ensureQueryData(tileQuery(key))));
    const paths = new Set(
      tiles.flatMap(({ pharmacies }) =>
        pharmacies.filter(({ phone }) => phone === `+1${number}`).map(pharmacyPath),
      ),
    );
    return names.rows.flatMap((row): readonly NameHit[] => {
      const city = names.cities[row[2]];
      return city === undefined || !paths.has(listedPharmacyPath(city.slug, row[1]))
        ? []
        : [{ ...hitOf(row, city, names), rank: rankOfName({ fit: 0, ...city }, {}) }];
    });
  });
  return (await Promise.all(found)).flat().sort((a, b) => compareRanks(a.rank, b.rank));
}
