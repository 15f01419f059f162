import type { Intent } from './lexicon.ts';
import type { KeyIndex, Run } from './word-runs.ts';

const isTimed = (value: string): boolean => value === '24-hour' || value.startsWith('open');

/** What is read of a run: the chains or intents that it names. */
interface Asked {
  readonly run: Run;
  readonly values: readonly (Intent | string)[];
  readonly isChain: boolean;
}

/** What turns a run into its opposite, and the words around that. */
interface NegationWords {
  readonly negations: KeyIndex<true>;
  /** May stand between a negation and what it is about. */
  readonly light: ReadonlySet<string>;
  /** Go on with what is not wanted. */
  readonly joiners: ReadonlySet<string>;
  /** Go on with chains that are not wanted. */
  readonly chainJoiners: ReadonlySet<string>;
  /** Turn a time into its opposite. */
  readonly closers: ReadonlySet<string>;
}

/** Behind which words what is not wanted ends. */
interface Unwanted {
  readonly ends: ReadonlySet<number>;
  readonly chainEnds: ReadonlySet<number>;
}

/** The positions of the words that turn a run into its opposite; absent where nothing does. */
function negatedBy(
  words: readonly string[],
  { run, values, isChain }: Asked,
  { negations, light, joiners, chainJoiners, closers }: NegationWords,
  { ends, chainEnds }: Unwanted,
): readonly number[] | undefined {
  const found: number[] = [];
  let count = 0;
  let at = run.from - 1;
  while (at >= 0) {
    const word = words[at] ?? '';
    const two = `${words[at - 1] ?? ''}${word}`;
    if (at > 0 && negations.byText.get(two)?.some(({ wordCount }) => wordCount === 2) === true) {
      found.push(at, at - 1);
      count += 1;
      at -= 2;
    } else if (negations.byText.has(word) || (closers.has(word) && values.every(isTimed))) {
      found.push(at);
      count += 1;
      at -= 1;
    } else if (light.has(word)) {
      at -= 1;
    } else {
      break;
    }
  }
  // `not closed now` is open.
  if (count > 0) return count % 2 === 1 ? found : undefined;
  const before = words[run.from - 1] ?? '';
  const goesOn =
    (joiners.has(before) && ends.has(run.from - 1)) ||
    (isChain && (chainEnds.has(run.from) || (chainJoiners.has(before) && chainEnds.has(run.from - 1))));
  return goesOn ? [] : undefined;
}

/** Of runs in the phrase's order those that the phrase does not want, with the words that say so. */
export function unwanted(
  words: readonly string[],
  asked: readonly Asked[],
  known: NegationWords,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  const ends = new Set<number>();
  const chainEnds = new Set<number>();
  for (const each of asked.toSorted((a, b) => a.run.from - b.run.from)) {
    const by = negatedBy(words, each, known, { ends, chainEnds });
    if (by === undefined) continue;
    found.set(each.run.from, by);
    ends.add(each.run.to);
    if (each.isChain) chainEnds.add(each.run.to);
  }
  return found;
}
