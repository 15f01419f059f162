import type { Intent } from './lexicon.ts';
import type { Run } from './word-runs.ts';

const openWords = /^(?:open|opened|abiert[ao]s?)$/;
/** With these it is asked when a store is open, which tells nothing of now. */
const whenWords =
  /^(?:how|when|whens|time|times|hour|hours|day|days|until|untill|till|til|cuando|hora|horas|horario|dia|dias|hasta)$/;
/** Times that no listing tells and that are not now: `open tomorrow`, `open at 10`, `open to the public`. */
const otherTimes =
  /\d|\b(?:mon|tue|wed|thu|fri|weekday|tomorrow|yesterday|afternoon|noon|public|lunes|martes|miercoles|jueves|viernes|semana|manana)/;

interface OpenWords {
  /** The words that name no chain, wish, time or distance; the others are empty. */
  readonly rest: readonly string[];
  /** The words that are read otherwise than they were typed. */
  readonly corrections: readonly Run[];
  readonly asked: ReadonlySet<Intent>;
  /** What nothing in the listings answers. */
  readonly unused: readonly string[];
  /** Whether a time of day, a negation or a name of its own is among the words: `open door pharmacy`. */
  readonly isElse: boolean;
}

/**
 * Whether `open` asks for what is open now though no `now` stands beside it: “pharmacy open near me”, “is cvs open”. It does not where the
 * words tell or ask for another time: “open sunday”, “open tomorrow”, “what time does cvs open”.
 */
export const asksForOpen = (
  words: readonly string[],
  { rest, corrections, asked, unused, isElse }: OpenWords,
): boolean =>
  !isElse &&
  (rest.some((word) => openWords.test(word)) || corrections.some(({ read = '' }) => openWords.test(read))) &&
  !words.some((word) => whenWords.test(word)) &&
  ![...asked].some((intent) => intent === '24-hour' || intent.startsWith('open-')) &&
  !unused.some((word) => otherTimes.test(word));
