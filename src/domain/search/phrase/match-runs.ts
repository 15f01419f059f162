import type { Speller } from './spelling.ts';

/** Consecutive words of a phrase; `to` is the index after the last. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

export interface Match<Value> extends Run {
  readonly values: readonly Value[];
  readonly wrongLetters: number;
  readonly corrected: string;
}

/** Maps words, joined by `WordForms.key`, to what they mean. */
export type Dictionary<Value> = ReadonlyMap<string, readonly Value[]>;

export const overlaps = (a: Run, b: Run): boolean => a.from < b.to && b.from < a.to;

/** True if no run of `some` shares a word with a run of `others`. */
export const areApart = (some: readonly Run[], others: readonly Run[]): boolean =>
  !some.some((run) => others.some((other) => overlaps(run, other)));

/** True if a run includes the word at index `at`. */
export const includesWord = ({ from, to }: Run, at: number): boolean => from <= at && at < to;

export const lengthOf = ({ from, to }: Run): number => to - from;

/** Replaces the words of some runs by empty texts, so that indexes stay. */
export const without = (words: readonly string[], ...runs: readonly Run[]): readonly string[] =>
  words.map((word, at) => (runs.some((run) => includesWord(run, at)) ? '' : word));

export const textOf = (words: readonly string[], { from, to }: Run): string =>
  words.slice(from, to).join(' ');

const longestRun = 7;
const mostWrongLetters = 3;
const mostSpellings = 16;
const leastCorrected = 5;

/** Finds a dictionary's entries among the words of a phrase, also misspelled ones. */
export function findMatches<Value>(
  words: readonly string[],
  dictionary: Dictionary<Value>,
  spell: Speller,
): readonly Match<Value>[] {
  return words.flatMap((_, from) => {
    const runs: Match<Value>[] = [];
    let spellings: readonly {
      readonly key: string;
      readonly corrected: string;
      readonly wrongLetters: number;
    }[] = [{ key: '', corrected: '', wrongLetters: 0 }];
    for (let to = from + 1; to <= Math.min(words.length, from + longestRun); to++) {
      const word = words[to - 1] ?? '';
      if (word === '') break;
      spellings = spellings
        .flatMap(({ key, corrected, wrongLetters }) =>
          spell(word).map((each) => ({
            key: key + each.word,
            corrected: `${corrected} ${each.written}`.trim(),
            wrongLetters: wrongLetters + each.wrongLetters,
          })),
        )
        .filter(({ wrongLetters }) => wrongLetters <= mostWrongLetters)
        .slice(0, mostSpellings);
      for (const { key, corrected, wrongLetters } of spellings) {
        const values = dictionary.get(key);
        if (values !== undefined && (wrongLetters === 0 || to - from > 1 || key.length >= leastCorrected))
          runs.push({ from, to, values, wrongLetters, corrected });
      }
    }
    return runs;
  });
}

/** Drops matches that overlap longer ones. `rank` decides between equally good matches, lowest first. */
export function withoutOverlaps<Value>(
  all: readonly Match<Value>[],
  rank: (match: Match<Value>) => number = () => 0,
): readonly Match<Value>[] {
  const chosen: Match<Value>[] = [];
  for (const match of all.toSorted(
    (a, b) =>
      lengthOf(b) - lengthOf(a) || a.wrongLetters - b.wrongLetters || rank(a) - rank(b) || a.from - b.from,
  ))
    if (!chosen.some((other) => overlaps(match, other))) chosen.push(match);
  return chosen.toSorted((a, b) => a.from - b.from);
}
