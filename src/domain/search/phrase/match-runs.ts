import type { Speller } from './spelling.ts';

/** Words of a phrase from one position up to another. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** A run that a dictionary has. */
export interface Match<Value> extends Run {
  readonly values: readonly Value[];
  /** Wrong letters. */
  readonly cost: number;
  /** The words as they are read. */
  readonly read: string;
}

/** What names are looked up in, by the key of their words (WordForms). */
export type Dictionary<Value> = ReadonlyMap<string, readonly Value[]>;

export const overlaps = (a: Run, b: Run): boolean => a.from < b.to && b.from < a.to;

/** Whether two sets of runs have no word in common. */
export const areApart = (some: readonly Run[], others: readonly Run[]): boolean =>
  !some.some((run) => others.some((other) => overlaps(run, other)));

export const holds = ({ from, to }: Run, at: number): boolean => from <= at && at < to;

export const lengthOf = ({ from, to }: Run): number => to - from;

/** The words with those of some runs taken out: each leaves an empty one. */
export const without = (words: readonly string[], ...runs: readonly Run[]): readonly string[] =>
  words.map((word, at) => (runs.some((run) => holds(run, at)) ? '' : word));

/** The words of a run, as typed. */
export const textOf = (words: readonly string[], { from, to }: Run): string =>
  words.slice(from, to).join(' ');

const longestRun = 7;
const mostCost = 3;
/** So many spellings of a run are tried. */
const mostSpellings = 16;
/** A shorter word alone with a wrong letter may be anything. */
const leastCorrected = 5;

/** Looks every run of words up in a dictionary, as typed or corrected. No run spans a taken word. */
export function matches<Value>(
  words: readonly string[],
  dictionary: Dictionary<Value>,
  spell: Speller,
): readonly Match<Value>[] {
  return words.flatMap((_, from) => {
    const found: Match<Value>[] = [];
    let spellings: readonly { readonly key: string; readonly read: string; readonly cost: number }[] = [
      { key: '', read: '', cost: 0 },
    ];
    for (let to = from + 1; to <= Math.min(words.length, from + longestRun); to++) {
      const word = words[to - 1] ?? '';
      if (word === '') break;
      spellings = spellings
        .flatMap(({ key, read, cost }) =>
          spell(word).map((each) => ({
            key: key + each.word,
            read: `${read} ${each.written}`.trim(),
            cost: cost + each.cost,
          })),
        )
        .filter(({ cost }) => cost <= mostCost)
        .slice(0, mostSpellings);
      for (const { key, read, cost } of spellings) {
        const values = dictionary.get(key);
        if (values !== undefined && (cost === 0 || to - from > 1 || key.length >= leastCorrected))
          found.push({ from, to, values, cost, read });
      }
    }
    return found;
  });
}

/** Keeps matches that do not overlap: the longest, then fewest wrong letters, then the lowest `rank`. */
export function longest<Value>(
  all: readonly Match<Value>[],
  rank: (match: Match<Value>) => number = () => 0,
): readonly Match<Value>[] {
  const taken: Match<Value>[] = [];
  for (const match of all.toSorted(
    (a, b) => lengthOf(b) - lengthOf(a) || a.cost - b.cost || rank(a) - rank(b) || a.from - b.from,
  ))
    if (!taken.some((other) => overlaps(match, other))) taken.push(match);
  return taken.toSorted((a, b) => a.from - b.from);
}
