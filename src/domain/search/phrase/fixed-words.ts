import { fixedRuns } from './found-meanings.ts';
import type { MeaningIndex } from './meaning-index.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceWords } from './place-reading.ts';
import { asWritten } from './spelling.ts';
import { streetRun } from './street-words.ts';
import { matchesOf, type Run } from './word-runs.ts';

/** Which words of a phrase mean something else than a place, as they are spelled. */
export interface FixedWords extends Pick<PlaceWords<unknown>, 'isFixed' | 'isOther'> {
  /** The words of a street address. */
  readonly street: Run | undefined;
  /** Whether the word there, or with the next, may be a town whose every word means something else: `in corona`, `los gatos`. */
  readonly isWordedTown: (at: number) => boolean;
}

/** Tells which words mean something else than a place before any place is looked for. */
export function fixedWords(
  words: readonly string[],
  {
    places,
    meanings,
  }: {
    readonly places: Pick<PlaceIndex<unknown>, 'names' | 'zips'>;
    readonly meanings: MeaningIndex;
  },
): FixedWords {
  const { fillers, intents, unusable, brands, houses, wordedTowns } = meanings;
  const fixed = fixedRuns(words, meanings);
  // The words before that say nothing are not what they mean: “in spanish” leaves Spanish Fort its name.
  const told = fixed.map((run) => withoutFillers(words, run, (word) => fillers.byText.has(word)));
  const isFixed = (at: number): boolean => fixed.some(({ from, to }) => from <= at && at < to);
  const isMeaning = (at: number): boolean =>
    intents.byText.has(words[at] ?? '') || unusable.byText.has(words[at] ?? '');
  const isTownIn = (at: number): boolean => words[at - 1] === 'in' && wordedTowns.has(words[at] ?? '');
  return {
    isFixed,
    isOther: (run) =>
      told
        .filter((other) => other.from < run.to && run.from < other.to)
        .some((other) => other.to - other.from >= run.to - run.from || !isWithin(other, run)) ||
      (run.to - run.from === 1 && isMeaning(run.from) && !isTownIn(run.from)),
    isWordedTown: (at) => isTownIn(at) || wordedTowns.has(words.slice(at, at + 2).join(' ')),
    street: streetRun(words, {
      isFixed,
      isAsked: isMeaning,
      isChain: (at) => brands.byText.has(words[at] ?? ''),
      isHouse: (at) => houses.plain.has(words[at] ?? ''),
      isZip: (at) => places.zips.has(words[at] ?? ''),
      isPlace: (run) => matchesOf(places.names, words, run, asWritten).length > 0,
    }),
  };
}

/** A run without words at its beginning that say nothing; whole where all are so. */
function withoutFillers(
  words: readonly string[],
  { from, to }: Run,
  isFiller: (word: string) => boolean,
): Run {
  const first = words.findIndex((word, at) => at >= from && at < to && word !== '' && !isFiller(word));
  return { from: first < 0 ? from : first, to };
}

const isWithin = (inner: Run, outer: Run): boolean => outer.from <= inner.from && inner.to <= outer.to;
