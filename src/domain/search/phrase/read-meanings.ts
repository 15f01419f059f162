import { services } from '../../pharmacy/filters.ts';
import type { Intent } from './lexicon.ts';
import { findMatches, type Match, type Run, without, withoutOverlaps } from './match-runs.ts';
import type { Meaning, MeaningIndex } from './meaning-index.ts';
import { type ClockRun, clockRun, type DistanceRun, distanceRun } from './measured-runs.ts';
import type { Speller } from './spelling.ts';

/** What the words of a search mean, its place aside. */
export interface Meanings {
  readonly distance: DistanceRun | undefined;
  readonly clock: ClockRun | undefined;
  readonly meanings: readonly Match<Meaning>[];
  readonly notNegated: readonly Match<Meaning>[];
  readonly rest: readonly string[];
}

/** True if matched words have one of these kinds of meaning. */
export const hasMeaning = ({ values }: Match<Meaning>, ...kinds: readonly Meaning['kind'][]): boolean =>
  values.some(({ kind }) => kinds.includes(kind));

const rankOf = (match: Match<Meaning>): number => (hasMeaning(match, 'wish', 'chain') ? 0 : 1);

/**
 * Finds words and groups of words that have a meaning, in their order. Where groups overlap, only the
 * longest.
 */
export const wordingsIn = (
  words: readonly string[],
  { wordings }: MeaningIndex,
  spell: Speller,
): readonly Match<Meaning>[] => withoutOverlaps(findMatches(words, wordings, spell), rankOf);

interface Reading {
  readonly wordsOutsidePlace: readonly string[];
  readonly spell: Speller;
  readonly isTown: (word: string) => boolean;
}

/**
 * Returns the distance, time of day, filters and chains that a search's words name. In `rest`, words of the
 * place and words with a meaning are empty texts.
 */
export function readMeanings(
  words: readonly string[],
  { wordsOutsidePlace, spell, isTown }: Reading,
  { wordings }: MeaningIndex,
): Meanings {
  const distance = distanceRun(wordsOutsidePlace);
  const withoutDistance = distance === undefined ? wordsOutsidePlace : without(wordsOutsidePlace, distance);
  const clock = clockRun(withoutDistance);
  const withoutTimes = clock === undefined ? withoutDistance : without(withoutDistance, clock);
  const candidates = findMatches(withoutTimes, wordings, spell);
  const exact = candidates.filter(({ wrongLetters }) => wrongLetters === 0);
  const unread = without(withoutTimes, ...withoutOverlaps(exact, rankOf));
  const isMeant = (match: Match<Meaning>): boolean =>
    match.wrongLetters > 0 ? mayCorrect(words, unread, match) : !isPartOfName(words, unread, match, isTown);
  const meanings = withoutOverlaps(candidates.filter(isMeant), rankOf);
  const isWanted = (match: Match<Meaning>): boolean =>
    !isNegated(words, match) || !hasMeaning(match, 'wish', 'chain');
  return {
    distance,
    clock,
    meanings,
    notNegated: meanings.filter(isWanted),
    rest: without(withoutTimes, ...meanings),
  };
}

/** True if the word before a run negates it: `no cvs`, `closed sunday`. */
export const isNegated = (words: readonly string[], { from }: Run): boolean =>
  /^(?:not|no|without|except|sin|closed)$/.test(words[from - 1] ?? '') &&
  !(words[from - 1] === 'closed' && words[from - 2] === 'not');

const pharmacyWord = /^(?:pharmac|drug|rx)/;

function isPartOfName(
  words: readonly string[],
  unread: readonly string[],
  match: Match<Meaning>,
  isTown: (word: string) => boolean,
): boolean {
  const { from, to, corrected } = match;
  if (to - from > 1) return false;
  const isBehindName = (unread[from - 1] ?? '') !== '';
  if (isBehindName && /^(?:hospital|clinic)$/.test(corrected)) return true;
  if (!pharmacyWord.test(words[to] ?? '')) return false;
  const isService = match.values.some((value) => value.kind === 'wish' && isServiceId(value.id));
  const isUnanswerable = hasMeaning(match, 'unanswerable');
  return (isBehindName && isUnanswerable) || ((isService || isUnanswerable) && isTown(words[from] ?? ''));
}

const isServiceId = (id: Intent): boolean => services.some((each) => each === id);

const leastFillerLetters = 6;
const leastLettersBeforePharmacy = 8;

function mayCorrect(words: readonly string[], unread: readonly string[], match: Match<Meaning>): boolean {
  if (match.to - match.from > 1 || hasMeaning(match, 'chain')) return true;
  const letters = (words[match.from] ?? '').length;
  const isBesideName = (unread[match.from - 1] ?? '') !== '' || (unread[match.to] ?? '') !== '';
  if (isBesideName || (hasMeaning(match, 'filler') && letters < leastFillerLetters)) return false;
  return (
    !pharmacyWord.test(words[match.to] ?? '') ||
    (match.wrongLetters === 1 && letters >= leastLettersBeforePharmacy)
  );
}
