import type { Speller } from './spelling.ts';
import { type KeyIndex, matchesOf, type Run, runsOf, taken } from './word-runs.ts';

/** Words that an index has, with what they name there. */
export interface FoundRun<Value> {
  readonly run: Run;
  readonly values: readonly Value[];
  /** Wrong letters. */
  readonly cost: number;
}

export interface TakenRuns<Value> {
  readonly rest: readonly string[];
  /** In the phrase's order. */
  readonly found: readonly FoundRun<Value>[];
}

interface Taking {
  readonly spell: Speller;
  /** Words of which a wording may do without any: of two that overlap the one with fewer of them leaves least over. */
  readonly isPlain?: (word: string) => boolean;
  /** Whether a run may be taken at that cost. */
  readonly isAllowed?: (run: Run, cost: number) => boolean;
}

/** Takes the runs that an index has, the longest first, then those without wrong letters, then those of words that all count. */
export function takeAll<Value>(
  words: readonly string[],
  index: KeyIndex<Value>,
  { spell, isPlain = () => false, isAllowed = () => true }: Taking,
): TakenRuns<Value> {
  let rest = words;
  const found: FoundRun<Value>[] = [];
  for (let length = Math.min(index.longest + 1, words.length); length > 0; length--) {
    const matched = [...runsOf(rest, length, length)]
      .map((run) => ({ run, matches: matchesOf(index, words, run, spell) }))
      .flatMap(({ run, matches }) => {
        const [first] = matches;
        if (first === undefined || !isAllowed({ ...run, read: first.read }, first.cost)) return [];
        const plain = words.slice(run.from, run.to).filter(isPlain).length;
        return [
          {
            run: { ...run, read: first.read },
            values: matches.map(({ value }) => value),
            cost: first.cost,
            plain,
          },
        ];
      })
      .toSorted((a, b) => a.cost - b.cost || a.plain - b.plain);
    for (const { run, values, cost } of matched) {
      if (rest.slice(run.from, run.to).includes('')) continue;
      rest = taken(rest, run);
      found.push({ run, values, cost });
    }
  }
  return { rest, found: found.toSorted((a, b) => a.run.from - b.run.from) };
}
