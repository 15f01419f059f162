import type { Intent } from './lexicon.ts';
import type { Run } from './word-runs.ts';

/** What a question for a store's hours may seem to ask for. */
const parts: ReadonlySet<string> = new Set<Intent>(['open-early', 'open-late', 'open-through-lunch', 'open']);

/** “How late is cvs open”, “when does it close”, “hasta qué hora abre”. */
const questions = /\b(?:how (?:late|early|long)|what time|what times|whens?|que hora|cuando)\b/;
/** Beside these a time of day says of when: `cvs hours tonight`. */
const hours = /^(?:hours|time|times|horas?|horarios?)$/;
const timesOfDay =
  /^(?:(?:open )?(?:tonight|today)|(?:(?:in the|at|this) )?(?:night|evening|morning)|(?:esta |de la |por la |en la )?(?:noche|manana)|hoy)$/;
/** Before `hours` other times of day ask for such hours: `cvs evening hours`. */
const thisDay = /\b(?:tonight|today|esta|hoy)\b/;

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
): readonly Found[] {
  if (asked.length === 0) return [];
  const isQuestion = questions.test(words.join(' '));
  const hoursAt = words.findIndex((word) => hours.test(word));
  return asked.filter(({ run, values }) => {
    if (!values.every((value) => parts.has(value))) return false;
    if (isQuestion) return true;
    const text = words.slice(run.from, run.to).join(' ');
    return hoursAt >= 0 && timesOfDay.test(text) && (hoursAt < run.from || thisDay.test(text));
  });
}
