import type { Intent } from './lexicon.ts';
import type { TimeIndex } from './time-index.ts';
import type { Run } from './word-runs.ts';

/** What a question for a store's hours may seem to ask for. */
const parts: ReadonlySet<string> = new Set<Intent>(['open-early', 'open-late', 'open-through-lunch', 'open']);

interface Asked {
  readonly run: Run;
  readonly values: readonly Intent[];
}

/**
 * Of what is asked for, what only a question for a store's hours names, where the phrase names a store or a chain: a filter would hide the very store
 * whose hours are asked for. “How late are pharmacies open” asks for those that are open late.
 */
export function ofAskedHours<Found extends Asked>(
  words: readonly string[],
  asked: readonly Found[],
  times: TimeIndex,
): readonly Found[] {
  if (asked.length === 0) return [];
  const phrase = ` ${words.join(' ')} `;
  const isQuestion = times.questions.some((question) => phrase.includes(` ${question} `));
  const hoursAt = words.findIndex((word) => times.hours.has(word));
  return asked.filter(({ run, values }) => {
    if (!values.every((value) => parts.has(value))) return false;
    if (isQuestion) return true;
    const own = words.slice(run.from, run.to);
    const isOfDay = hoursAt >= 0 && times.ofDay.has(own.join(' '));
    return isOfDay && (hoursAt < run.from || own.some((word) => times.thisDay.has(word)));
  });
}

/** Whether `close` at a position is what a pharmacy does: `what time does cvs close`, `close after 10`. */
export const asksForClosing = (
  words: readonly string[],
  at: number,
  { beforeClosing, behindClosing }: TimeIndex,
): boolean =>
  words.slice(0, at).some((word) => beforeClosing.has(word)) ||
  (behindClosing.has(words[at + 1] ?? '') && /^\d/.test(words[at + 2] ?? ''));
