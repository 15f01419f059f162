import type { Intent } from './lexicon.ts';
import type { TimeIndex } from './time-index.ts';
import type { Run } from './word-runs.ts';

const days: ReadonlySet<string> = new Set<Intent>(['open-saturday', 'open-sunday']);
const parts: ReadonlySet<string> = new Set<Intent>(['open-early', 'open-late', 'open-through-lunch']);
/** Between a day and its part: `sunday in the morning`. */
const mostBetween = 2;
/** What words ask for. */
interface Asked {
  readonly run: Run;
  readonly values: readonly string[];
}

/**
 * Of what is asked for, the parts of one day: the morning of `sunday morning`. Filters tell who is open early or late on most days, so
 * none of them answers, and with it pharmacies that are open then would be missing. `saturday open late` asks for both.
 */
export function partsOfDays<Found extends Asked>(
  words: readonly string[],
  asked: readonly Found[],
  { isPlain, times }: { readonly isPlain: (word: string) => boolean; readonly times: TimeIndex },
): readonly Found[] {
  const runs = asked.filter(({ values }) => values.every((value) => days.has(value))).map(({ run }) => run);
  const isPlainBetween = (from: number, to: number): boolean =>
    from <= to && to - from <= mostBetween && words.slice(from, to).every((word) => isPlain(word));
  // Before a day only a time is its own: `noon on sunday`; `late sunday` asks for both.
  const isTime = ({ run, values }: Found): boolean =>
    values.includes('open-through-lunch') || /^\d/.test(words[run.from] ?? '');
  return asked.filter(
    (each) =>
      each.values.every((value) => parts.has(value)) &&
      !times.isOpening(words[each.run.from] ?? '') &&
      runs.some(
        (day) =>
          isPlainBetween(day.to, each.run.from) || (isTime(each) && isPlainBetween(each.run.to, day.from)),
      ),
  );
}

/**
 * Of what is asked for, the `open` that a time says of when, and the part of the day that it is in: “still open at 10 pm” and “what is open after 8” ask for
 * no pharmacy that is open now, “open until 8 tonight” for none that is open late.
 */
export const openAtTimes = <Found extends Asked>(
  words: readonly string[],
  asked: readonly Found[],
  named: readonly Run[],
  times: TimeIndex,
): readonly Found[] =>
  asked.filter(
    ({ run, values }) =>
      (times.parts.has(words[run.from] ?? '') &&
        run.to - run.from === 1 &&
        named.some(({ to }) => to === run.from)) ||
      (values.every((value) => value === 'open') &&
        words.slice(run.from, run.to).some((word) => times.open.has(word)) &&
        !words.slice(run.from, run.to).some((word) => times.now.has(word)) &&
        named.some(({ from }) => from >= run.to && from - run.to <= mostBetween)),
  );
