import type { ChosenPlace } from './choose-place.ts';
import { holds, type Match, type Run } from './match-runs.ts';
import { isNegated, type Meanings, means } from './read-meanings.ts';
import type { Names } from './read-names.ts';

interface Read<City> {
  readonly placed: ChosenPlace<City>;
  readonly meant: Meanings;
  readonly names: Names;
  /** True if a filter is asked for; only then are words such as `shot` used. */
  readonly hasWish: boolean;
  readonly isLimited: boolean;
}

/** Returns the words that a search does not use, in the phrase's order: `insulin`, `not walgreens`. */
export function unusedWords<City>(
  words: readonly string[],
  { placed, meant, names, hasWish, isLimited }: Read<City>,
): readonly string[] {
  const { found, wanted, clock, distance } = meant;
  const [, ...furtherChains] = wanted.filter((match) => means(match, 'chain'));
  const isUnused = (match: Meanings['found'][number]): boolean =>
    !wanted.includes(match) ||
    means(match, 'unanswerable') ||
    (means(match, 'support') && !hasWish) ||
    furtherChains.includes(match);
  const runs: readonly (Run | undefined)[] = [
    ...placed.unused,
    ...found.filter(isUnused),
    clock?.filter === undefined ? clock : undefined,
    isLimited ? undefined : distance,
    ...names.unused,
  ];
  const inOrder = runs
    .flatMap((run) => run ?? [])
    .toSorted((a, b) => a.from - b.from)
    .map((run) => ({ from: isNegated(words, run) ? run.from - 1 : run.from, to: run.to }));
  // `tetanus shot` is one entry.
  const isSupport = ({ from }: Run): boolean =>
    found.some((match) => match.from === from && means(match, 'support'));
  return inOrder.flatMap((run, at) => {
    const [before, next] = [inOrder[at - 1], inOrder[at + 1]];
    if (before?.to === run.from && isSupport(run)) return [];
    const hasMore = next?.from === run.to && isSupport(next);
    return [readText(words, { from: run.from, to: hasMore ? next.to : run.to }, found)];
  });
}

/** Returns a search phrase with its spelling corrected; undefined if no word was misspelled. */
export function correctedText<City>(
  words: readonly string[],
  { reading }: ChosenPlace<City>,
  { found }: Meanings,
): string | undefined {
  const matches = reading === undefined ? found : [...found, reading.match];
  const whole = { from: 0, to: words.length };
  return matches.some(({ cost }) => cost > 0) ? readText(words, whole, matches) : undefined;
}

function readText(words: readonly string[], run: Run, matches: readonly Match<unknown>[]): string {
  return words
    .slice(run.from, run.to)
    .flatMap((word, index) => {
      const at = run.from + index;
      const match = matches.find((each) => each.cost > 0 && holds(each, at));
      return match === undefined ? [word] : match.from === at ? [match.read] : [];
    })
    .join(' ');
}
