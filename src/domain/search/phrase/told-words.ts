import type { ChosenPlace } from './choose-place.ts';
import { holds, type Run, textOf } from './match-runs.ts';
import { isNegated, type Meanings, means } from './read-meanings.ts';
import type { Names } from './read-names.ts';

interface Read<City> {
  readonly placed: ChosenPlace<City>;
  readonly meant: Meanings;
  readonly names: Names;
  /** Whether a filter is asked for, which supporting words go with. */
  readonly hasWish: boolean;
  /** Whether the distance limits the list. */
  readonly isLimited: boolean;
}

/** The words that nothing answers, each with what negates it, in the phrase's order. */
export function unusedWords<City>(
  words: readonly string[],
  { placed, meant, names, hasWish, isLimited }: Read<City>,
): readonly string[] {
  const { found, wanted, clock, distance } = meant;
  const isSupport = (at: number): boolean =>
    found.some((match) => match.from === at && means(match, 'support'));
  const [, ...furtherChains] = wanted.filter((match) => means(match, 'chain'));
  const runs: readonly (Run | undefined)[] = [
    ...placed.unused,
    ...found.filter(
      (match) =>
        !wanted.includes(match) ||
        means(match, 'untold') ||
        (means(match, 'support') && !hasWish) ||
        furtherChains.includes(match),
    ),
    clock?.filter === undefined ? clock : undefined,
    isLimited ? undefined : distance,
    ...names.unused,
  ];
  const inOrder = runs
    .flatMap((run) => {
      if (run === undefined) return [];
      return [{ from: isNegated(words, run) ? run.from - 1 : run.from, to: run.to }];
    })
    .toSorted((a, b) => a.from - b.from);
  // `tetanus shot` is one thing.
  const ends = inOrder.filter(({ from }, at) => !(inOrder[at - 1]?.to === from && isSupport(from)));
  return ends.map(({ from, to }) => {
    const support = inOrder.find((run) => run.from === to && isSupport(run.from));
    return textOf(words, { from, to: support?.to ?? to });
  });
}

/** The words with what is read for those with wrong letters; absent where none is. */
export function correctedText<City>(
  words: readonly string[],
  { reading }: ChosenPlace<City>,
  { found }: Meanings,
): string | undefined {
  const ofPlace = reading?.read === undefined ? [] : [{ ...reading.runs[0], read: reading.read }];
  const corrections = [...found.filter(({ cost }) => cost > 0), ...ofPlace];
  if (corrections.length === 0) return undefined;
  return words
    .flatMap((word, at) => {
      const run = corrections.find(({ from = 0, to = 0 }) => holds({ from, to }, at));
      if (run === undefined) return [word];
      return run.from === at ? [run.read] : [];
    })
    .join(' ');
}
