import type { Intent } from './lexicon.ts';
import type { TimeIndex } from './time-index.ts';
import type { Run } from './word-runs.ts';

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
  times: TimeIndex,
): boolean =>
  !isElse &&
  (rest.some((word) => times.open.has(word)) || corrections.some(({ read = '' }) => times.open.has(read))) &&
  !words.some((word) => times.when.has(word)) &&
  ![...asked].some((intent) => intent === '24-hour' || intent.startsWith('open-')) &&
  ![...unused, ...corrections.map(({ read = '' }) => read)].some((text) => isOtherTime(text, times));

/** Whether words that no listing answers tell a time, or part of the week: `8 30`, `tomorrow morning`, `m f`. */
const isOtherTime = (text: string, { other }: TimeIndex): boolean =>
  /\d/.test(text) || other.has(text) || text.split(' ').some((word) => other.has(word));
