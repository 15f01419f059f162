import { betterFit, searchedWords, worstFit } from '../../domain/search/name-index.ts';
import { letterOf, lettersOf, nameLetters } from '../../domain/search/name-letters.ts';
import {
  bestRankIn,
  compareRanks,
  isRegionOf,
  milesToRegion,
  type NameFit,
  type NameRank,
  type NameRegion,
} from '../../domain/search/name-regions.ts';
import type { NamesDataset, WordsDataset } from '../../domain/site/datasets-on-demand.ts';
import { type NameHit, type NameSearchOptions, nameSearch, searchTerms, wordRegions } from './name-search.ts';

/** Where the names come from. */
export interface NameSources {
  /** All names, or the regions that they are cut into. */
  readonly names: () => Promise<NamesDataset>;
  readonly region: (key: string) => Promise<NamesDataset>;
  readonly words: (letter: string) => Promise<WordsDataset>;
}

/** What a search by name comes to. */
export interface NamesFound {
  readonly hits: readonly NameHit[];
  /** Whether those are all. Else there are others, or may be. */
  readonly complete: boolean;
  /** Whether something that may hold better ones could not be had. */
  readonly failed: boolean;
}

/** Files that are asked for at a time: the likeliest alone, which mostly is enough, then a few. */
const filesAtATime = { first: 1, later: 3 } as const;
/** Files that are asked for once something is found. */
const mostFiles = 13;

/**
 * Finds pharmacies by name in the whole site, as `nameSearch` would if it had all names. Loads only regions in which the words are found, those first that can
 * have the best. It ends when no other can have a better one than the last that is wanted, or when thirteen were looked through and something was found.
 */
export async function findNames(
  sources: NameSources,
  text: string,
  options: NameSearchOptions,
): Promise<NamesFound> {
  const names = await sources.names();
  const { regions } = names;
  if (regions === undefined) {
    const hits = (await nameSearch(names))(text, options);
    return { hits, complete: hits.length < options.count, failed: false };
  }
  const terms = searchTerms(options.whole === true ? text : searchedWords(text));
  const wanted = regions.filter((region) => isWanted(region, options));
  const found = await searchIn(await candidates(wanted, { terms, letters: lettersOf(terms) }), {
    sources,
    text,
    options,
  });
  // A first letter that is wrong leads to another file: all are asked before nothing is said to be found.
  return found.hits.length > 0 || found.failed || options.whole !== true
    ? found
    : searchIn(await candidates(wanted, { terms, letters: nameLetters }), { sources, text, options });

  async function candidates(
    among: readonly NameRegion[],
    { terms, letters }: { readonly terms: readonly string[]; readonly letters: readonly string[] },
  ): Promise<readonly Candidate[]> {
    const all = new Map(
      await Promise.all(
        letters.map(async (letter) => [letter, wordRegions(await sources.words(letter))] as const),
      ),
    );
    const spread = terms.map((term, at) => {
      const own = letters === nameLetters ? nameLetters : [letterOf(term)];
      const fits = new Map<string, NameFit>();
      for (const letter of own)
        for (const [key, fit] of all.get(letter)?.(term, at === terms.length - 1) ?? [])
          fits.set(key, betterFit(fit, fits.get(key)));
      return fits;
    });
    return among
      .flatMap((region) => {
        const fits = spread.map((of) => of.get(region.key));
        return fits.length === 0 || fits.includes(undefined)
          ? []
          : [{ region, rank: bestRankIn(region, worstFit(fits), options) }];
      })
      .toSorted((a, b) => compareRanks(a.rank, b.rank));
  }
}

/** A region in which every word is found, and the best rank that a name there can have. */
interface Candidate {
  readonly region: NameRegion;
  readonly rank: NameRank;
}

/** Whether a region can have what is asked for. A city lies in the box of its region. */
const isWanted = (region: NameRegion, { city, state, near }: NameSearchOptions): boolean => {
  if (state !== undefined && !isRegionOf(state, region.key)) return false;
  return city === undefined || near === undefined || milesToRegion(region, near) <= 1;
};

interface Searching {
  readonly sources: NameSources;
  readonly text: string;
  readonly options: NameSearchOptions;
}

/** Looks through the regions, the likeliest first, until none can have better ones. */
async function searchIn(
  candidates: readonly Candidate[],
  { sources, text, options }: Searching,
): Promise<NamesFound> {
  let hits: readonly NameHit[] = [];
  let failed = false;
  let at = 0;
  const isSettled = ({ rank }: Candidate): boolean => {
    const last = hits[options.count - 1];
    return last !== undefined && compareRanks(last.rank, rank) <= 0;
  };
  while (at < candidates.length && (at < mostFiles || hits.length === 0)) {
    const to = at + (at === 0 ? filesAtATime.first : filesAtATime.later);
    const next = candidates.slice(at, to).filter((candidate) => !isSettled(candidate));
    if (next.length === 0) break;
    at = to;
    const answers = await Promise.all(
      next.map(async ({ region }) => {
        const dataset = await sources.region(region.key).catch(() => undefined);
        const found = dataset && (await nameSearch(dataset))(text, options);
        return found?.map((hit) => ({ ...hit, region: region.key }));
      }),
    );
    failed ||= answers.includes(undefined);
    hits = [...hits, ...answers.flatMap((answer) => answer ?? [])]
      .sort((a, b) => compareRanks(a.rank, b.rank))
      .slice(0, options.count);
  }
  return { hits, complete: !failed && at >= candidates.length && hits.length < options.count, failed };
}
