import type { ChosenPlace } from './choose-place.ts';
import { includesWord, type Match, type Run } from './match-runs.ts';
import { hasMeaning, isNegated, type Meanings } from './read-meanings.ts';
import type { Names } from './read-names.ts';

interface PhraseParts<City> {
  readonly chosenPlace: ChosenPlace<City>;
  readonly wordMeanings: Meanings;
  readonly names: Names;
  readonly hasFilter: boolean;
  readonly hasDistanceLimit: boolean;
}

/** Returns the words that a search does not use, in order: `insulin`, `not walgreens`. */
export function unusedWords<City>(
  words: readonly string[],
  { chosenPlace, wordMeanings, names, hasFilter, hasDistanceLimit }: PhraseParts<City>,
): readonly string[] {
  const { meanings, notNegated, clock, distance } = wordMeanings;
  const [, ...furtherChains] = notNegated.filter((match) => hasMeaning(match, 'chain'));
  const isUnused = (match: Meanings['meanings'][number]): boolean =>
    !notNegated.includes(match) ||
    hasMeaning(match, 'unanswerable') ||
    (hasMeaning(match, 'support') && !hasFilter) ||
    furtherChains.includes(match);
  const runs: readonly (Run | undefined)[] = [
    ...chosenPlace.unused,
    ...meanings.filter(isUnused),
    clock?.filter === undefined ? clock : undefined,
    hasDistanceLimit ? undefined : distance,
    ...names.unused,
  ];
  const inOrder = runs
    .flatMap((run) => run ?? [])
    .toSorted((a, b) => a.from - b.from)
    .map((run) => ({ from: isNegated(words, run) ? run.from - 1 : run.from, to: run.to }));
  // `tetanus shot` is one entry.
  const isSupport = ({ from }: Run): boolean =>
    meanings.some((match) => match.from === from && hasMeaning(match, 'support'));
  return inOrder.flatMap((run, at) => {
    const [before, next] = [inOrder[at - 1], inOrder[at + 1]];
    if (before?.to === run.from && isSupport(run)) return [];
    const hasMore = next?.from === run.to && isSupport(next);
    return [readText(words, { from: run.from, to: hasMore ? next.to : run.to }, meanings)];
  });
}

/** Returns a search phrase with its spelling corrected; undefined if no word was corrected. */
export function correctedText<City>(
  words: readonly string[],
  { reading }: ChosenPlace<City>,
  { meanings }: Meanings,
): string | undefined {
  const matches = reading === undefined ? meanings : [...meanings, reading.match];
  const whole = { from: 0, to: words.length };
  return matches.some(({ wrongLetters }) => wrongLetters > 0) ? readText(words, whole, matches) : undefined;
}

function readText(words: readonly string[], run: Run, matches: readonly Match<unknown>[]): string {
  return words
    .slice(run.from, run.to)
    .flatMap((word, index) => {
      const at = run.from + index;
      const match = matches.find((each) => each.wrongLetters > 0 && includesWord(each, at));
      return match === undefined ? [word] : match.from === at ? [match.corrected] : [];
    })
    .join(' ');
}
