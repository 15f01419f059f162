import type { FilterId } from '../../pharmacy/filters.ts';
import type { Intent } from './lexicon.ts';
import { type Meanings, means } from './read-meanings.ts';

export interface Wishes {
  readonly ids: readonly FilterId[];
  readonly open: boolean;
  /** True if the phrase means this evening when asked in the evening: `tonight`, `late`. */
  readonly tonight: boolean;
  readonly near: boolean;
}

interface Asking {
  readonly hasPlace: boolean;
  /** True if other words name a pharmacy, a chain included. */
  readonly hasName: boolean;
  /** True if other words name a pharmacy beyond a chain. */
  readonly hasOwnName: boolean;
}

const isFilter = (intent: Intent): intent is FilterId => intent !== 'open' && intent !== 'near';

const question = /\b(?:how late|what time|when|hours|que horas?|horario)\b/;
const hours: ReadonlySet<Intent> = new Set<Intent>(['open-late', 'open-early', 'open']);
const ofDay = /^open-(?:sunday|saturday|on-holidays)$/;
/** Beside such a filter, the word `open` does not mean “open now”. */
const timed = /^(?:open|24-hour)/;
const dayWithoutFilter = /day|tomorrow|^m/;
const ofEvening =
  /^(?:tonight|tonite|late|open late|late night|late nite|night|at night|evening|esta noche|noche|de noche)$/;

/**
 * Returns what a search asks for: filters, open now, near. A question about a store's hours does not filter
 * by hours.
 */
export function readWishes(
  words: readonly string[],
  { found, wanted, clock, distance }: Meanings,
  { hasPlace, hasName, hasOwnName }: Asking,
): Wishes {
  const isQuestion = question.test(words.join(' '));
  const isOfHours = ({ read }: { readonly read: string }): boolean =>
    isQuestion && hasName && !read.includes('hour');
  const asked = new Set(
    wanted.flatMap((match) =>
      match.values.flatMap((value) =>
        value.kind !== 'wish' || (hours.has(value.id) && isOfHours(match)) ? [] : [value.id],
      ),
    ),
  );
  if (clock?.filter !== undefined) asked.add(clock.filter);
  const saysOpen = words.some((word) => /^(?:open|abiert[ao]s?)$/.test(word));
  const isOfOtherTime =
    isQuestion ||
    clock !== undefined ||
    [...asked].some((id) => timed.test(id)) ||
    found.some((match) => means(match, 'unanswerable') && dayWithoutFilter.test(match.read));
  const isNearest = wanted.some(
    (match) => means(match, 'nearest') && match.read !== 'near' && !(isQuestion && /^clos/.test(match.read)),
  );
  return {
    ids: [...asked].filter(isFilter),
    open: (asked.has('open') && clock === undefined) || (saysOpen && !hasOwnName && !isOfOtherTime),
    tonight:
      wanted.some(({ read }) => ofEvening.test(read)) &&
      asked.has('open-late') &&
      ![...asked].some((id) => ofDay.test(id)),
    near: asked.has('near') || (!hasPlace && (isNearest || distance !== undefined)),
  };
}

/** Returns the search as asked at `hour` (0 to 23, local time): `tonight` means “open now” in the evening. */
export const askedAt = <Phrase extends Asked>(phrase: Phrase, hour: number): Phrase =>
  phrase.tonight === true && (hour >= evening || hour < morning)
    ? { ...phrase, open: true, filters: phrase.filters.filter((id) => id !== 'open-late') }
    : phrase;

interface Asked {
  readonly open: boolean;
  readonly tonight?: boolean | undefined;
  readonly filters: readonly FilterId[];
}

const evening = 18;
const morning = 4;
