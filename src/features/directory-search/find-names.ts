import { type QueryClient, queryOptions } from '@tanstack/react-query';
import MiniSearch from 'minisearch';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../domain/places/geo.ts';
import { isStateCode, usState } from '../../domain/places/us-state.ts';
import { nameSearchOptions, searchedWords, wordFit } from '../../domain/search/name-index.ts';
import { compareRanks, type NameFit } from '../../domain/search/name-rank.ts';
import type { NamedState, NamesByState, NamesDataset } from '../../domain/site/datasets-on-demand.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { namesQuery, tileQuery } from '../data-access/queries.ts';
import {
  indexedAtATime,
  type NameHit,
  type NameSearchOptions,
  nameSearch,
  searchTerms,
} from './name-search.ts';

/** The pharmacies found by a name or a telephone number. */
export interface NamesFound {
  readonly hits: readonly NameHit[];
  /** False if some pharmacies may be missing. */
  readonly complete: boolean;
}

/**
 * Returns the TanStack query for at most `options.count` pharmacies with the searched name or a similar one,
 * the best first. It fails if some names cannot be loaded.
 */
export const nameHitsQuery = (name: string, options: NameSearchOptions) =>
  queryOptions({
    queryKey: ['name-hits', name, JSON.stringify(options)],
    queryFn: ({ client }) => findNames(client, name, options),
    // Each file is retried by itself.
    retry: false,
  });

const mostStates = 5;

async function findNames(client: QueryClient, name: string, options: NameSearchOptions): Promise<NamesFound> {
  const all = await client.ensureQueryData(namesQuery());
  const wanted = all.byState === undefined ? undefined : await statesWithWords(all.byState, name, options);
  const looked = wanted?.slice(0, mostStates).map((slug) => client.ensureQueryData(namesQuery(slug)));
  const searches = (await Promise.all(looked ?? [all])).map(nameSearch);
  const hits = (await Promise.all(searches))
    .flatMap((search) => search(name, options))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .slice(0, options.count);
  const isWhole = wanted === undefined || wanted.length <= mostStates;
  return { hits, complete: isWhole && hits.length < options.count };
}

async function statesWithWords(
  byState: NamesByState,
  name: string,
  { state, city, near, nearestOnly, whole }: NameSearchOptions,
): Promise<readonly NamedState['slug'][]> {
  const only = state ?? city?.slice(-2).toUpperCase();
  const terms = searchTerms(whole === true ? name : searchedWords(name));
  const fitsOf = await wordFitsByState(byState);
  const having = terms.map((term, at) => fitsOf(term, at === terms.length - 1));
  const further = (each: NamedState): number => (near === undefined ? -each.people : milesTo(each, near));
  return byState.states
    .flatMap((each, at) => {
      const fits = having.map((states) => states.get(at));
      if (fits.length === 0 || fits.includes(undefined)) return [];
      const worst = nearestOnly === true ? 0 : Math.max(...fits.map((fit) => fit ?? 0));
      return [{ each, worst, further: further(each) }];
    })
    .filter(({ each: { slug } }) => only === undefined || (isStateCode(only) && usState(only).slug === slug))
    .toSorted((a, b) => a.worst - b.worst || a.further - b.further)
    .map(({ each }) => each.slug);
}

const milesTo = ({ box: [south, west, north, east] }: NamedState, point: LatLng): number =>
  distanceMiles(point, {
    lat: Math.min(north, Math.max(south, point.lat)),
    lng: Math.min(east, Math.max(west, point.lng)),
  });

const wordFitsByState = memoize(async ({ words }: NamesByState) => {
  const index = new MiniSearch({ fields: ['word'], tokenize: (text: string) => [text] });
  await index.addAllAsync(
    words.map(([word], id) => ({ id, word })),
    { chunkSize: indexedAtATime },
  );
  const { fuzzy } = nameSearchOptions.searchOptions;
  return (word: string, isLast: boolean): ReadonlyMap<number, NameFit> => {
    // By position in `states`.
    const found = new Map<number, NameFit>();
    for (const { id, terms } of index.search(word, { prefix: isLast, fuzzy })) {
      const fit = wordFit(terms[0] ?? '', word, isLast);
      const [, ...states] = words[id] ?? [''];
      for (const at of states) if (fit < (found.get(at) ?? 3)) found.set(at, fit);
    }
    return found;
  };
});

/**
 * Returns the TanStack query for the pharmacies with a telephone number of ten digits: `2055550100`. It fails
 * if some listings cannot be loaded.
 */
export const numberHitsQuery = (number: string) =>
  queryOptions({
    queryKey: ['name-hits', number],
    queryFn: async ({ client }): Promise<NamesFound> => ({
      hits: await findNumber(client, number),
      complete: true,
    }),
    retry: false,
  });

async function findNumber(client: QueryClient, number: string): Promise<readonly NameHit[]> {
  const positions = ({ areaCodes }: NamesDataset): readonly number[] =>
    areaCodes[number.slice(0, 6)] ?? areaCodes[number.slice(0, 3)] ?? [];
  const all = await client.ensureQueryData(namesQuery());
  const states = positions(all).flatMap((at) => all.byState?.states[at]?.slug ?? []);
  const files =
    all.byState === undefined
      ? [all]
      : await Promise.all(states.map((slug) => client.ensureQueryData(namesQuery(slug))));
  // A tile on a border of states is named in the files of both.
  const keys = new Set(files.flatMap((names) => positions(names).flatMap((at) => names.tiles[at] ?? [])));
  const tiles = await Promise.all([...keys].map((key) => client.ensureQueryData(tileQuery(key))));
  return tiles.flatMap(({ cell, pharmacies }) =>
    pharmacies.filter(({ phone }) => phone === `+1${number}`).map((pharmacy) => hitOf(pharmacy, cell)),
  );
}

function hitOf(pharmacy: Pharmacy, tile: string): NameHit {
  const { name, address } = pharmacy;
  const label = cityLabel({ name: address.city, state: address.state });
  return { name, cityLabel: label, path: pharmacyPath(pharmacy), tile, fit: 0, rank: [0, 0] };
}
