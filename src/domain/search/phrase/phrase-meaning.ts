import type { FilterId } from '../../pharmacy/filters.ts';
import type { WithinMiles } from '../directory-query.ts';
import { ofAskedHours } from './asked-hours.ts';
import { openAtTimes, partsOfDays } from './day-parts.ts';
import { withMedicines } from './disease-medicines.ts';
import { withTests } from './disease-tests.ts';
import { type FoundMeanings, foundMeanings } from './found-meanings.ts';
import { type WithLandmarks, withLandmarks } from './landmark-words.ts';
import { type LeftoverWords, leftoverWords } from './leftover-words.ts';
import type { Intent } from './lexicon.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { unwanted } from './negation.ts';
import { asksForOpen } from './open-now.ts';
import type { Speller } from './spelling.ts';
import type { FoundRun } from './take-runs.ts';
import { inOrder, together, withoutPlainEdges, withSupport } from './told-words.ts';
import { type WayRun, withinOf } from './way-words.ts';
import type { Run } from './word-runs.ts';

/** A chain, and words besides that may be a store of it, if any: `publix`, `lee branch`. */
export interface ChainAndMore {
  readonly name: string;
  readonly others: string;
}

/** What the words of a phrase mean besides its place. */
export interface Meaning {
  readonly ids: readonly FilterId[];
  readonly open: boolean;
  readonly near: boolean;
  /** How far it may be, statute miles. */
  readonly within?: WithinMiles | undefined;
  /** What is left, as a name in the phrase's order. */
  readonly name: readonly string[];
  /** The chain among the name’s words, with the others. */
  readonly chain?: ChainAndMore | undefined;
  /** Words of the name that no chain is called by. */
  readonly ownWords: readonly string[];
  readonly unused: readonly string[];
  /** The words that are read otherwise than they were typed. */
  readonly corrections: readonly Run[];
}

interface MeaningOptions {
  readonly index: MeaningIndex;
  readonly spell: Speller;
  readonly hasPlace: boolean;
  /** Whether the place is one that distances count from. */
  readonly hasPoint: boolean;
  /** The words of a street address among them, which are a name as they stand. */
  readonly street?: Run | undefined;
  /** Words that were written with an apostrophe before their last letter: `walker's`. */
  readonly possessives?: ReadonlySet<string> | undefined;
  /** Whether a state is named at a position of the phrase, though it is taken out of the words. */
  readonly isState: (at: number) => boolean;
}

/** Reads intents, chains and names from words whose place is taken out. */
export function readMeaning(
  words: readonly string[],
  { index, spell, hasPlace, hasPoint, street, possessives = new Set(), isState }: MeaningOptions,
): Meaning {
  const found = withLandmarks(
    words,
    withMedicines(
      words,
      withTests(words, foundMeanings(words, { index, spell, street, possessives, isState }), index.diseases),
      index.diseases,
    ),
    index,
  );
  const wanted = wantedOf(words, found, index);
  const [chain] = wanted.chains;
  const chainName = chain?.values[0] ?? '';
  const denying = [...wanted.negated.values()].flat();
  const leftover = leftoverWords(
    words,
    found.rest.map((word, at) => (denying.includes(at) ? '' : word)),
    {
      ...{ index, spell, street, hasPlace, isState },
      hasWish: wanted.asked.some(({ values }) => values.some(isFilter)),
      names: new Map([
        ...(street === undefined
          ? []
          : [[street.from, words.slice(street.from, street.to).join(' ')] as const]),
        ...found.namedFor,
        ...(chain === undefined ? [] : [[chain.run.from, chainName] as const]),
      ]),
    },
  );
  const { names, nearest } = leftover;
  const ofHours = names.size === 0 ? [] : ofAskedHours(words, wanted.asked, index.times);
  const asked = new Set(wanted.asked.flatMap((intent) => (ofHours.includes(intent) ? [] : intent.values)));
  const isChainAlone = names.size === 1 && index.isListed(chainName);
  // Around the visitor it limits the list of all, or of a chain's; those of another name are not listed by their distance.
  const hasOrigin = hasPoint || (!hasPlace && (names.size === 0 || isChainAlone));
  const limit = hasOrigin ? found.ways.find((way) => withinOf(way) !== undefined) : undefined;
  const inPhrase = [...names].toSorted(([a], [b]) => a - b);
  const besides = inPhrase.flatMap(([at, text]) => (at === chain?.run.from ? [] : [text]));
  const ownWords = [...found.namedFor.values(), ...leftover.ownWords];
  const unused = unusedOf(words, { found, wanted, leftover, limit }, index);
  return {
    ids: [...asked].filter(isFilter),
    open:
      asked.has('open') ||
      asksForOpen(
        words,
        {
          ...{ rest: found.rest, corrections: leftover.corrections, asked, unused },
          isElse:
            ownWords.length + found.times.length + wanted.negated.size + leftover.denials.length > 0 ||
            street !== undefined,
        },
        index.times,
      ),
    near: asked.has('near') || (!hasPlace && nearest.length + found.ways.length > 0),
    within: limit && withinOf(limit),
    name: inPhrase.map(([, text]) => text),
    chain: chain && { name: chainName, others: besides.join(' ') },
    ownWords,
    unused,
    corrections: [...found.corrections, ...leftover.corrections],
  };
}

/** What of that which words name is asked for. */
interface Wanted {
  readonly asked: readonly FoundRun<Intent>[];
  /** In the phrase's order. No listing is of two chains: the second would hide all of the first. */
  readonly chains: readonly FoundRun<string>[];
  /** By where they begin, the runs that are not wanted, with the places of the words that say so. */
  readonly negated: ReadonlyMap<number, readonly number[]>;
  /** Parts of one day, which no filter answers: the morning of `sunday morning`. */
  readonly ofOneDay: readonly FoundRun<Intent>[];
}

function wantedOf(
  words: readonly string[],
  { chains, intents, times }: FoundMeanings,
  index: MeaningIndex,
): Wanted {
  const negated = unwanted(
    words,
    [
      ...chains.map((found) => ({ ...found, isChain: true })),
      ...intents.map((found) => ({ ...found, isChain: false })),
    ],
    index,
  );
  const ofOneDay = partsOfDays(words, intents, {
    isPlain: (word) => index.fillers.byText.has(word),
    times: index.times,
  });
  const ofTimes = openAtTimes(words, intents, times, index.times);
  const asked = intents.filter(
    (intent) => !negated.has(intent.run.from) && !ofOneDay.includes(intent) && !ofTimes.includes(intent),
  );
  return {
    asked,
    chains: chains.filter(({ run }) => !negated.has(run.from)),
    negated,
    ofOneDay,
  };
}

interface Read {
  readonly found: WithLandmarks;
  readonly wanted: Wanted;
  readonly leftover: LeftoverWords;
  /** The distance that limits the list. */
  readonly limit: WayRun | undefined;
}

/** The words that nothing answers, each with those that belong to it, in the phrase's order. */
function unusedOf(
  words: readonly string[],
  { found, wanted, leftover, limit }: Read,
  index: MeaningIndex,
): readonly string[] {
  const isPlain = (word: string): boolean => index.fillers.byText.has(word);
  const { ways, times, chains, intents } = found;
  const [chain, ...further] = wanted.chains;
  return inOrder([
    ...[
      ...ways.filter((way) => way !== limit),
      ...times.filter(({ intent }) => intent === undefined),
      ...found.untold,
    ].map(({ from, text }) => ({ at: from, word: text })),
    ...further.filter(({ values }) => values[0] !== chain?.values[0]).map(({ run }) => together(words, run)),
    ...[...chains, ...intents].flatMap(({ run }) => {
      const by = wanted.negated.get(run.from);
      return by === undefined ? [] : [together(words, run, by)];
    }),
    ...wanted.ofOneDay.map(({ run }) => {
      const time = times.find(({ from }) => from === run.from);
      return time === undefined ? withoutPlainEdges(words, run, isPlain) : { at: time.from, word: time.text };
    }),
    ...leftover.denials
      .filter(({ run }) => !isPlain(words[run.from] ?? ''))
      .map(({ run }) => together(words, run)),
    ...withSupport(
      words,
      [...found.unusable, ...leftover.unusable].map(({ run }) => run),
      leftover.supporting.map(({ run }) => run),
      isPlain,
      (word) => index.negations.byText.has(word),
    ),
    ...found.landmarks.map((run) => together(words, run)),
    ...leftover.unfit,
  ]);
}

const isFilter = (intent: Intent): intent is FilterId => intent !== 'open' && intent !== 'near';
