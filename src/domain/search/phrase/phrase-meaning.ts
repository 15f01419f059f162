import type { FilterId } from '../../pharmacy/filters.ts';
import type { WithinMiles } from '../directory-query.ts';
import { clockRuns } from './clock-words.ts';
import { openAtTimes, partsOfDays } from './day-parts.ts';
import type { Intent } from './lexicon.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { asksForClosing, endsName, isNamedFor, mayBeCorrected, withArticle, withTail } from './name-words.ts';
import { unwanted } from './negation.ts';
import type { Speller } from './spelling.ts';
import { type FoundRun, takeAll } from './take-runs.ts';
import { inOrder, type Told, together, withoutPlainEdges, withSupport } from './told-words.ts';
import { wayRuns, withinOf } from './way-words.ts';
import { matchesOf, type Run, runsOf, taken } from './word-runs.ts';

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
}

/** Reads intents, chains and names from words whose place is taken out. */
export function readMeaning(
  words: readonly string[],
  { index, spell, hasPlace, hasPoint, street, possessives = new Set() }: MeaningOptions,
): Meaning {
  const isPlain = (word: string): boolean => index.fillers.byText.has(word);
  const isAllowed = (run: Run, cost: number): boolean => mayBeCorrected(words, run, cost);
  const names = new Map<number, string>();
  const ownWords: string[] = [];
  if (street !== undefined) names.set(street.from, words.slice(street.from, street.to).join(' '));
  const brands = takeAll(street === undefined ? words : taken(words, street), index.brands, { spell });
  const ways = wayRuns(brands.rest, index.ways);
  const times = clockRuns(ways.reduce(taken, brands.rest));
  const timed = [...ways, ...times].reduce(taken, brands.rest);
  const named = timed.map((word, at) => {
    if (!isNamedFor(brands.rest, at, index, possessives)) return word;
    // `rent a walker` is no name.
    if (fixedRuns(words, index).some(({ from, to }) => from <= at && at < to)) return word;
    names.set(at, word);
    ownWords.push(word);
    return '';
  });
  const wordings = takeAll(named, index.wordings, {
    spell,
    isPlain,
    isAllowed,
  });
  const isUnusable = ({ values }: FoundRun<string>): boolean => values.every((value) => value === 'unusable');
  const intents = [
    ...wordings.found.filter((found) => !isUnusable(found)),
    ...times.flatMap(({ from, to, intent }) =>
      intent === undefined ? [] : [{ run: { from, to }, values: [intent] }],
    ),
  ];
  const chains = brands.found.map((found) => ({ ...found, isChain: true }));
  const others = intents.map((found) => ({ ...found, isChain: false }));
  const negated = unwanted(words, [...chains, ...others], index);
  const ofOneDay = partsOfDays(words, intents, isPlain);
  const ofTimes = openAtTimes(words, intents, times);
  const asked = new Set(
    intents
      .filter(
        (intent) => !negated.has(intent.run.from) && !ofOneDay.includes(intent) && !ofTimes.includes(intent),
      )
      .flatMap(({ values }) => values),
  );
  const wanted = brands.found.filter(({ run }) => !negated.has(run.from));
  // No listing is of two chains: the second would hide all of the first.
  const further = wanted.filter(({ values }) => values[0] !== wanted[0]?.values[0]);
  for (const { run, values } of wanted.slice(0, 1)) names.set(run.from, values[0] ?? '');
  const ids = [...asked].filter(isFilter);
  const denying = [...negated.values()].flat();
  const kept = wordings.rest.map((word, at) => (denying.includes(at) ? '' : word));
  const nearest = takeAll(kept, index.nearWithoutPlace, {
    spell,
    isAllowed: (run, cost) =>
      (cost < 2 || isAllowed(run, cost)) && (words[run.from] !== 'close' || !asksForClosing(words, run.from)),
  });
  const supported = ids.length > 0 ? takeAll(nearest.rest, index.supporting, { spell }).rest : nearest.rest;
  const unusable = takeAll(supported, index.unusable, { spell, isAllowed });
  const denied = takeAll(unusable.rest, index.negations, { spell: asWritten });
  // What stands before `pharmacy` is its name sooner than a word that says nothing: “american” is not “america”.
  const plain = takeAll(denied.rest, index.fillers, {
    spell,
    isAllowed: (run, cost) => cost < 1 || !endsName(words, run.to),
  });
  const unsupported = takeAll(plain.rest, index.supporting, { spell, isAllowed });
  const unfit: Told = unsupported.rest.flatMap((word, at) => {
    if (word === '') return [];
    // `Oak Drugs` is a name; `drugs` alone says no more than `pharmacy`.
    if (index.nameEndings.has(word) && !names.has(at - 1) && !(street !== undefined && street.to === at))
      return [];
    // A ZIP code of nowhere names no pharmacy.
    if (hasPlace && /^\d{5}$/.test(word)) return [{ at, word }];
    // A county without listings is no pharmacy's name.
    if (words[at + 1] === 'county') return [{ at, word: `${word} county` }];
    names.set(at, withTail(words, at, withArticle(words, at), isPlain));
    ownWords.push(word);
    return [];
  });
  const isChainAlone = names.size === 1 && index.isListed(wanted[0]?.values[0] ?? '');
  // Around the visitor it limits the list of all, or of a chain's; those of another name are not listed by their distance.
  const hasOrigin = hasPoint || (!hasPlace && (names.size === 0 || isChainAlone));
  const limit = hasOrigin ? ways.find((way) => withinOf(way) !== undefined) : undefined;
  const untold = [...wordings.found.filter(isUnusable), ...unusable.found];
  const unused = [
    ...[...ways.filter((way) => way !== limit), ...times.filter(({ intent }) => intent === undefined)].map(
      ({ from, text }) => ({ at: from, word: text }),
    ),
    ...further.map(({ run }) => together(words, run)),
    ...[...brands.found, ...intents].flatMap(({ run }) => {
      const by = negated.get(run.from);
      return by === undefined ? [] : [together(words, run, by)];
    }),
    ...ofOneDay.map(({ run }) => {
      const time = times.find(({ from }) => from === run.from);
      return time === undefined ? withoutPlainEdges(words, run, isPlain) : { at: time.from, word: time.text };
    }),
    ...denied.found
      .filter(({ run }) => !isPlain(words[run.from] ?? ''))
      .map(({ run }) => together(words, run)),
    ...withSupport(
      words,
      untold.map(({ run }) => run),
      unsupported.found.map(({ run }) => run),
      isPlain,
    ),
    ...unfit,
  ];
  const corrections = [brands, wordings, nearest, unusable, plain].flatMap(({ found }) =>
    found.flatMap(({ run }) => (run.read === undefined ? [] : [run])),
  );
  const inPhrase = [...names].toSorted(([a], [b]) => a - b);
  const [chain] = wanted;
  const besides = inPhrase.flatMap(([at, text]) => (at === chain?.run.from ? [] : [text]));
  return {
    ids,
    open: asked.has('open'),
    near: asked.has('near') || (!hasPlace && nearest.found.length + ways.length > 0),
    within: limit && withinOf(limit),
    name: inPhrase.map(([, text]) => text),
    chain: chain && { name: chain.values[0] ?? '', others: besides.join(' ') },
    ownWords,
    unused: inOrder(unused),
    corrections,
  };
}

const isFilter = (intent: Intent | 'unusable'): intent is FilterId =>
  intent !== 'open' && intent !== 'near' && intent !== 'unusable';

const asWritten: Speller = (word) => [{ word, cost: 0 }];

/** Words that are an intent, a chain, a time of day or something that no listing tells, of several words, spelled as they should be. */
export function fixedRuns(
  words: readonly string[],
  { wordings: meant, brands, ways }: MeaningIndex,
): readonly Run[] {
  const wordings = [...runsOf(words, Math.max(meant.longest, brands.longest), 2)].filter(
    (run) =>
      matchesOf(meant, words, run, asWritten).length > 0 ||
      matchesOf(brands, words, run, asWritten).length > 0,
  );
  // A number alone may be a house's: `at 9 oak street`.
  const times = clockRuns(words).filter(({ from, to }) => to - from > 1 || !/^\d+$/.test(words[from] ?? ''));
  return [...wordings, ...times, ...wayRuns(words, ways)];
}
