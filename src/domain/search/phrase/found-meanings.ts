import { type ClockRun, clockRuns } from './clock-words.ts';
import type { Intent } from './lexicon.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { isNamedFor } from './name-words.ts';
import { type NumberedRun, numberedRuns } from './numbered-words.ts';
import { asWritten, type Speller } from './spelling.ts';
import { type FoundRun, type TakenRuns, takeAll } from './take-runs.ts';
import { territoryRuns } from './territory-words.ts';
import { type WayRun, wayRuns } from './way-words.ts';
import { mayBeChain, mayBeWish, type WishWords } from './wish-words.ts';
import { matchesOf, type Run, runsOf, taken } from './word-runs.ts';

/** What words name by themselves, whether it is wanted or not: the most telling is taken first. */
export interface FoundMeanings {
  readonly chains: readonly FoundRun<string>[];
  readonly ways: readonly WayRun[];
  readonly times: readonly ClockRun[];
  /** Prices, exits, interstates and territories, which no listing tells. */
  readonly untold: readonly NumberedRun[];
  /** What a pharmacy is named for, by where it stands: `walker pharmacy`. */
  readonly namedFor: ReadonlyMap<number, string>;
  /** By wordings and by times. */
  readonly intents: readonly FoundRun<Intent>[];
  /** What no listing answers, of several words: `morning after pill`. */
  readonly unusable: readonly FoundRun<'unusable'>[];
  /** What is read otherwise than it was typed. */
  readonly corrections: readonly Run[];
  /** The words without all that. */
  readonly rest: readonly string[];
}

interface FindingOptions {
  readonly index: MeaningIndex;
  readonly spell: Speller;
  /** The words of a street address among them, which are none of it. */
  readonly street: Run | undefined;
  /** Words that were written with an apostrophe before their last letter: `walker's`. */
  readonly possessives: ReadonlySet<string>;
  /** Whether a state is named at a position of the phrase, of which `words` may be what is left. */
  readonly isState: WishWords['isState'];
}

/** Finds what words name by themselves. */
export function foundMeanings(
  words: readonly string[],
  { index, spell, street, possessives, isState }: FindingOptions,
): FoundMeanings {
  const brands = takeAll(street === undefined ? words : taken(words, street), index.brands, {
    spell,
    isAllowed: (run, cost) =>
      mayBeChain(words, run, cost, {
        isState,
        wishCost: (of) => matchesOf(index.wordings, words, of, spell)[0]?.cost ?? Number.POSITIVE_INFINITY,
      }),
  });
  // `rent a walker` is no name.
  const isFixed = (at: number): boolean =>
    fixedRuns(words, index).some(({ from, to }) => from <= at && at < to);
  const untold = [...numberedRuns(brands.rest, index, isFixed), ...territoryRuns(brands.rest, index)];
  const counted = untold.reduce(taken, brands.rest);
  const ways = wayRuns(counted, index.ways);
  const times = clockRuns(ways.reduce(taken, counted), index.times);
  const timed = [...ways, ...times].reduce(taken, counted);
  const namedFor = new Map(
    timed.flatMap((word, at) =>
      isNamedFor(brands.rest, at, index, possessives) && !isFixed(at) ? [[at, word] as const] : [],
    ),
  );
  const wordings = wordingsIn(
    timed.map((word, at) => (namedFor.has(at) ? '' : word)),
    words,
    { index, spell, isState },
  );
  return {
    chains: brands.found,
    ways,
    times,
    untold,
    namedFor,
    intents: [
      ...wordings.found.flatMap(({ values, ...found }) => {
        const asked = values.filter((value) => value !== 'unusable');
        return asked.length === 0 ? [] : [{ ...found, values: asked }];
      }),
      ...times.flatMap(({ from, to, intent }) =>
        intent === undefined ? [] : [{ run: { from, to }, values: [intent], cost: 0 }],
      ),
    ],
    unusable: wordings.found.flatMap(({ values, ...found }) => {
      const untold = values.filter((value) => value === 'unusable');
      return untold.length === values.length ? [{ ...found, values: untold }] : [];
    }),
    corrections: correctionsIn([brands, wordings]),
    rest: wordings.rest,
  };
}

const wordingsIn = (
  rest: readonly string[],
  words: readonly string[],
  { index, spell, isState }: Pick<FindingOptions, 'index' | 'spell' | 'isState'>,
): TakenRuns<Intent | 'unusable'> =>
  takeAll(rest, index.wordings, {
    spell,
    isPlain: (word) => index.fillers.byText.has(word),
    isAllowed: (run, cost) =>
      mayBeWish(words, run, cost, { spanish: index.spanish, houses: index.houses, isState }),
  });

/** The runs that are read otherwise than they were typed. */
export const correctionsIn = (all: readonly TakenRuns<unknown>[]): readonly Run[] =>
  all.flatMap(({ found }) => found.flatMap(({ run }) => (run.read === undefined ? [] : [run])));

/** Words that are an intent, a chain, a time of day or something that no listing tells, of several words, spelled as they should be, or a territory. */
export function fixedRuns(words: readonly string[], index: MeaningIndex): readonly Run[] {
  const { wordings: meant, brands, times: timeWords, ways } = index;
  const wordings = [...runsOf(words, Math.max(meant.longest, brands.longest), 2)].filter(
    (run) =>
      matchesOf(meant, words, run, asWritten).length > 0 ||
      matchesOf(brands, words, run, asWritten).length > 0,
  );
  // A number alone may be a house's: `at 9 oak street`.
  const times = clockRuns(words, timeWords).filter(
    ({ from, to }) => to - from > 1 || !/^\d+$/.test(words[from] ?? ''),
  );
  return [...wordings, ...times, ...wayRuns(words, ways), ...territoryRuns(words, index)];
}
