import type { FilterId } from '../../pharmacy/filters.ts';
import type { Intent } from './lexicon.ts';
import { hasMeaning, type Meanings } from './read-meanings.ts';

export interface Wishes {
  readonly ids: readonly FilterId[];
  readonly open: boolean;
  readonly tonight: boolean;
  readonly near: boolean;
}

interface PhraseParts {
  readonly hasPlace: boolean;
  readonly hasName: boolean;
  readonly hasNameBeyondChain: boolean;
}

const isFilter = (intent: Intent): intent is FilterId => intent !== 'open' && intent !== 'near';

const question = /\b(?:how late|what time|when|hours|que horas?|horario)\b/;
const hoursIntents: ReadonlySet<Intent> = new Set<Intent>(['open-late', 'open-early', 'open']);
const dayFilter = /^open-(?:sunday|saturday|on-holidays)$/;
const hoursFilter = /^(?:open|24-hour)/;
const dayWithoutFilter = /day|tomorrow|^m/;
const eveningWords =
  /^(?:tonight|tonite|late|open late|late night|late nite|night|at night|evening|esta noche|noche|de noche)$/;

/** Returns what a search asks for: filters, open now, tonight, near the visitor. */
export function readWishes(
  words: readonly string[],
  { meanings, notNegated, clock, distance }: Meanings,
  { hasPlace, hasName, hasNameBeyondChain }: PhraseParts,
): Wishes {
  const isQuestion = question.test(words.join(' '));
  const isOfHours = ({ corrected }: { readonly corrected: string }): boolean =>
    isQuestion && hasName && !corrected.includes('hour');
  const intents = new Set(
    notNegated.flatMap((match) =>
      match.values.flatMap((value) =>
        value.kind !== 'wish' || (hoursIntents.has(value.id) && isOfHours(match)) ? [] : [value.id],
      ),
    ),
  );
  if (clock?.filter !== undefined) intents.add(clock.filter);
  const saysOpen = words.some((word) => /^(?:open|abiert[ao]s?)$/.test(word));
  const isOfOtherTime =
    isQuestion ||
    clock !== undefined ||
    [...intents].some((id) => hoursFilter.test(id)) ||
    meanings.some((match) => hasMeaning(match, 'unanswerable') && dayWithoutFilter.test(match.corrected));
  const isNearest = notNegated.some(
    (match) =>
      hasMeaning(match, 'nearest') &&
      match.corrected !== 'near' &&
      !(isQuestion && /^clos/.test(match.corrected)),
  );
  return {
    ids: [...intents].filter(isFilter),
    open: (intents.has('open') && clock === undefined) || (saysOpen && !hasNameBeyondChain && !isOfOtherTime),
    tonight:
      notNegated.some(({ corrected }) => eveningWords.test(corrected)) &&
      intents.has('open-late') &&
      ![...intents].some((id) => dayFilter.test(id)),
    near: intents.has('near') || (!hasPlace && (isNearest || distance !== undefined)),
  };
}

/** Adapts a search to the visitor's hour (0 to 23): in the evening and at night `tonight` means open now. */
export const askedAt = <Phrase extends ReadPhrase>(phrase: Phrase, hour: number): Phrase =>
  phrase.tonight === true && (hour >= evening || hour < morning)
    ? { ...phrase, open: true, filters: phrase.filters.filter((id) => id !== 'open-late') }
    : phrase;

interface ReadPhrase {
  readonly open: boolean;
  readonly tonight?: boolean | undefined;
  readonly filters: readonly FilterId[];
}

const evening = 18;
const morning = 4;
