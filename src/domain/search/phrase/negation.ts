import type { Intent } from './lexicon.ts';
import type { KeyIndex, Run } from './word-runs.ts';

const isTimed = (value: string): boolean => value === '24-hour' || value.startsWith('open');

/** What is read of a run: the chains or intents that it names. */
interface Asked {
  readonly run: Run;
  readonly values: readonly (Intent | string)[];
}

/** What turns a run into its opposite, and the words around that. */
interface NegationWords {
  readonly negations: KeyIndex<true>;
  /** May stand between a negation and what it is about. */
  readonly light: ReadonlySet<string>;
  /** Go on with what is not wanted. */
  readonly joiners: ReadonlySet<string>;
  /** Turn a time into its opposite. */
  readonly closers: ReadonlySet<string>;
}

/** The positions of the words that turn a run into its opposite; absent where nothing does. */
function negatedBy(
  words: readonly string[],
  { run, values }: Asked,
  { negations, light, joiners, closers }: NegationWords,
  isNegated: (end: number) => boolean,
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
  return joiners.has(words[run.from - 1] ?? '') && isNegated(run.from - 1) ? [] : undefined;
}

/** Of runs in the phrase's order those that the phrase does not want, with the words that say so. */
export function unwanted(
  words: readonly string[],
  asked: readonly Asked[],
  known: NegationWords,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  const ends = new Set<number>();
  for (const each of asked.toSorted((a, b) => a.run.from - b.run.from)) {
    const by = negatedBy(words, each, known, (end) => ends.has(end));
    if (by === undefined) continue;
    found.set(each.run.from, by);
    ends.add(each.run.to);
  }
  return found;
}
