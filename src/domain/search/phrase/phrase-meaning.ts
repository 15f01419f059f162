import type { FilterId } from '../../pharmacy/filters.ts';
import { spaced } from '../../text/spaced.ts';
import type { Intent, Lexicon } from './lexicon.ts';
import type { Speller } from './spelling.ts';
import { type KeyIndex, keyIndex, matchesOf, type Run, runsOf, taken } from './word-runs.ts';

/** The lexicon's words, indexed. */
export interface MeaningIndex {
  readonly intents: KeyIndex<Intent>;
  readonly brands: KeyIndex<string>;
  readonly fillers: KeyIndex<true>;
  readonly supporting: KeyIndex<true>;
  readonly nearWithoutPlace: KeyIndex<true>;
  readonly unusable: KeyIndex<true>;
  readonly nameEndings: ReadonlySet<string>;
  readonly surnames: ReadonlySet<string>;
  /** Every word of these. */
  readonly words: ReadonlySet<string>;
}

const flagged = (keys: readonly string[]): KeyIndex<true> =>
  keyIndex(keys.map((key) => [spaced(key), true] as const));

/** Indexes a lexicon with the brands that the listings have. */
export function meaningIndex(lexicon: Lexicon, listedBrands: readonly string[]): MeaningIndex {
  const brands: readonly (readonly [string, string])[] = [
    ...lexicon.brands.flatMap(([name = '', ...others]) =>
      [name, ...others].map((key) => [spaced(key), name] as const),
    ),
    ...listedBrands.map((brand) => [spaced(brand), spaced(brand)] as const),
  ];
  const written = new Map(brands.toReversed());
  const intents = lexicon.intents.flatMap(([intent, all]) =>
    all.map((key) => [spaced(key), intent] as const),
  );
  const keys = [
    ...intents.map(([key]) => key),
    ...written.keys(),
    ...lexicon.nameEndings,
    ...[lexicon.fillers, lexicon.supporting, lexicon.nearWithoutPlace, lexicon.unusable].flat().map(spaced),
  ];
  return {
    intents: keyIndex(intents),
    brands: keyIndex(written),
    fillers: flagged(lexicon.fillers),
    supporting: flagged(lexicon.supporting),
    nearWithoutPlace: flagged(lexicon.nearWithoutPlace),
    unusable: flagged(lexicon.unusable),
    nameEndings: new Set(lexicon.nameEndings),
    surnames: new Set(lexicon.surnames),
    words: new Set(keys.flatMap((key) => [...key.split(' '), key.replaceAll(' ', '')])),
  };
}

/** What the words of a phrase mean besides its place. */
export interface Meaning {
  readonly ids: readonly FilterId[];
  readonly open: boolean;
  readonly near: boolean;
  /** What is left, as a name in the phrase's order. */
  readonly name: readonly string[];
  /** Words of the name that no chain is called by. */
  readonly ownWords: readonly string[];
  readonly unused: readonly string[];
  /** Whether a word was corrected. */
  readonly corrected: boolean;
}

/** Takes the runs that an index has, the longest first, then those without wrong letters. */
function takeAll<Value>(
  words: readonly string[],
  index: KeyIndex<Value>,
  spell: Speller,
): {
  readonly rest: readonly string[];
  readonly found: readonly { readonly run: Run; readonly values: readonly Value[]; readonly cost: number }[];
} {
  let rest = words;
  const found: { run: Run; values: readonly Value[]; cost: number }[] = [];
  for (let length = index.longest + 1; length > 0; length--) {
    const matched = [...runsOf(rest, length)]
      .filter(({ from, to }) => to - from === length)
      .map((run) => ({ run, matches: matchesOf(index, rest, run, spell) }))
      .filter(({ matches }) => matches.length > 0)
      .sort((a, b) => (a.matches[0]?.cost ?? 0) - (b.matches[0]?.cost ?? 0));
    for (const { run, matches } of matched) {
      if (rest.slice(run.from, run.to).includes('')) continue;
      rest = taken(rest, run);
      found.push({ run, values: matches.map(({ value }) => value), cost: matches[0]?.cost ?? 0 });
    }
  }
  return { rest, found: found.toSorted((a, b) => a.run.from - b.run.from) };
}

interface MeaningOptions {
  readonly index: MeaningIndex;
  readonly spell: Speller;
  readonly hasPlace: boolean;
  /** The words of a street address among them, which are a name as they stand. */
  readonly street?: Run | undefined;
}

/** Reads intents, chains and names from words whose place is taken out. */
export function readMeaning(
  words: readonly string[],
  { index, spell, hasPlace, street }: MeaningOptions,
): Meaning {
  const names = new Map<number, string>();
  if (street !== undefined) names.set(street.from, words.slice(street.from, street.to).join(' '));
  const brands = takeAll(street === undefined ? words : taken(words, street), index.brands, spell);
  for (const { run, values } of brands.found) names.set(run.from, values[0] ?? '');
  const named = brands.rest.map((word, at) => (isNamedFor(brands.rest, at, index) ? '' : word));
  const taking = takeAll(named, index.intents, spell);
  const intents = {
    ...taking,
    rest: taking.rest.map((word, at) => (named[at] === '' ? (brands.rest[at] ?? '') : word)),
  };
  const asked = new Set(intents.found.flatMap(({ values }) => values));
  const ids = [...asked].filter((intent) => intent !== 'open' && intent !== 'near');
  const nearest = takeAll(intents.rest, index.nearWithoutPlace, spell);
  const supported = ids.length > 0 ? takeAll(nearest.rest, index.supporting, spell).rest : nearest.rest;
  const unusable = takeAll(supported, index.unusable, spell);
  const plain = takeAll(unusable.rest, index.fillers, spell);
  const unsupported = takeAll(plain.rest, index.supporting, spell);
  const isPlain = (word: string): boolean => index.fillers.byText.has(word);
  const ownWords: string[] = [];
  const unfit: { at: number; word: string }[] = [];
  unsupported.rest.forEach((word, at) => {
    if (word === '') return;
    // `Oak Drugs` is a name; `drugs` alone says no more than `pharmacy`.
    if (index.nameEndings.has(word) && !names.has(at - 1) && !(street !== undefined && street.to === at))
      return;
    // A ZIP code of nowhere names no pharmacy.
    if (hasPlace && /^\d{5}$/.test(word)) {
      unfit.push({ at, word });
      return;
    }
    names.set(at, word);
    ownWords.push(word);
  });
  const unused = [
    ...unusable.found.flatMap(({ run }) =>
      wordsOf(supported, run)
        .filter(({ word }) => !isPlain(word))
        .map(({ at, word }) => ({ at, word })),
    ),
    ...unfit,
    ...unsupported.found.flatMap(({ run }) => wordsOf(plain.rest, run)),
  ].toSorted((a, b) => a.at - b.at);
  return {
    ids,
    open: asked.has('open'),
    near: asked.has('near') || (!hasPlace && nearest.found.length > 0),
    name: [...names].toSorted(([a], [b]) => a - b).map(([, text]) => text),
    ownWords,
    unused: unused.map(({ word }) => word),
    corrected: [brands, intents, unusable, plain].some(({ found }) => found.some(({ cost }) => cost >= 1)),
  };
}

/** Whether a word is a surname that `pharmacy` follows: `walker pharmacy`. */
const isNamedFor = (words: readonly string[], at: number, { surnames, nameEndings }: MeaningIndex): boolean =>
  surnames.has(words[at] ?? '') &&
  (/^(?:pharmacy|drugstore)$/.test(words[at + 1] ?? '') || nameEndings.has(words[at + 1] ?? ''));

const wordsOf = (words: readonly string[], { from, to }: Run) =>
  words.slice(from, to).map((word, at) => ({ at: from + at, word }));

/** Whether words from `from` to `to` are an intent or a chain of several words that is spelled as it should be. */
export function fixedRuns(words: readonly string[], { intents, brands }: MeaningIndex): readonly Run[] {
  const exact: Speller = (word) => [{ word, cost: 0 }];
  return [...runsOf(words, Math.max(intents.longest, brands.longest))].filter(
    (run) =>
      run.to - run.from > 1 &&
      (matchesOf(intents, words, run, exact).length > 0 || matchesOf(brands, words, run, exact).length > 0),
  );
}
