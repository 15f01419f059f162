import { askableFilters } from '../../pharmacy/filters.ts';
import type { Intent } from './lexicon.ts';
import { longest, type Match, matches, type Run, without } from './match-runs.ts';
import type { Meaning, MeaningIndex } from './meaning-index.ts';
import { type ClockRun, clockRun, type DistanceRun, distanceRun } from './measured-runs.ts';
import type { Speller } from './spelling.ts';

/** What the words of a phrase mean besides its place. */
export interface Meanings {
  readonly distance: DistanceRun | undefined;
  readonly clock: ClockRun | undefined;
  /** The longest wordings, in the phrase's order; none overlap. */
  readonly found: readonly Match<Meaning>[];
  /** Those of them that are wanted: all but what is negated. */
  readonly wanted: readonly Match<Meaning>[];
  /** The words without all that. */
  readonly rest: readonly string[];
}

/** Whether a wording means one of some kinds. */
export const means = ({ values }: Match<Meaning>, ...kinds: readonly Meaning['kind'][]): boolean =>
  values.some(({ kind }) => kinds.includes(kind));

/** Of wordings of one length a wish is meant. */
const rankOf = (match: Match<Meaning>): number => (means(match, 'wish', 'chain') ? 0 : 1);

/** The longest wordings that words have, none of them overlapping. */
export const wordingsIn = (
  words: readonly string[],
  { wordings }: MeaningIndex,
  spell: Speller,
): readonly Match<Meaning>[] => longest(matches(words, wordings, spell), rankOf);

/** Reads distances, times of day and wordings from words whose place and address are taken out; `words` are all of them. */
export function readMeanings(
  words: readonly string[],
  left: readonly string[],
  index: MeaningIndex,
  spell: Speller,
  isTown: (word: string) => boolean,
): Meanings {
  const distance = distanceRun(left);
  const near = distance === undefined ? left : without(left, distance);
  const clock = clockRun(near);
  const timed = clock === undefined ? near : without(near, clock);
  const all = matches(timed, index.wordings, spell);
  const unread = without(
    timed,
    ...longest(
      all.filter(({ cost }) => cost === 0),
      rankOf,
    ),
  );
  const found = longest(
    all.filter(
      (match) =>
        !isOfName(words, unread, match) &&
        !isTownsName(words, match, isTown) &&
        (match.cost === 0 || mayCorrect(words, unread, match)),
    ),
    rankOf,
  );
  return {
    distance,
    clock,
    found,
    wanted: found.filter(
      (match) =>
        !(isNegated(words, match) && means(match, 'wish', 'chain')) &&
        !isLandmark(left, match) &&
        !isOfOneDay(match, found),
    ),
    rest: without(timed, ...found),
  };
}

/** Whether a word before says that it is not wanted: `not walgreens`, `closed sunday`. */
export const isNegated = (words: readonly string[], { from }: Run): boolean =>
  /^(?:not|no|without|except|sin|closed)$/.test(words[from - 1] ?? '') &&
  !(words[from - 1] === 'closed' && words[from - 2] === 'not');

/** Kinds of places that a pharmacy is looked for near, and that a filter asks for elsewhere. */
const landmarks: ReadonlySet<string> = new Set(['hospital', 'clinic', 'long-term-care']);
const beforeLandmark =
  /\b(?:near|by|beside|behind|opposite|from|to|del|al|junto a|frente a) (?:the |a |an |el |la )?$/;

/** Whether a house stands where a pharmacy is to be near: `close to the hospital`. */
const isLandmark = (words: readonly string[], match: Match<Meaning>): boolean =>
  match.values.some((value) => value.kind === 'wish' && landmarks.has(value.id)) &&
  !/pharmacy|farmacia/.test(match.read) &&
  beforeLandmark.test(`${words.slice(0, match.from).join(' ')} `);

/** Whether a word of a name stands before it, and it goes on with that: `mercy hospital`, `harbin discount pharmacy`. */
const isOfName = (words: readonly string[], unread: readonly string[], match: Match<Meaning>): boolean =>
  match.to - match.from === 1 &&
  (unread[match.from - 1] ?? '') !== '' &&
  (/^(?:hospital|clinic)$/.test(match.read) ||
    (means(match, 'untold') && /^(?:pharmac|drug)/.test(words[match.to] ?? '')));

/** Whether pharmacies are called so, since towns are: `walker pharmacy` asks for no walker. */
const isTownsName = (
  words: readonly string[],
  { from, to, values }: Match<Meaning>,
  isTown: (word: string) => boolean,
): boolean =>
  to - from === 1 &&
  /^(?:pharmac|drug)/.test(words[to] ?? '') &&
  values.some((value) => value.kind === 'untold' || (value.kind === 'wish' && isService(value.id))) &&
  isTown(words[from] ?? '');

const isService = (id: Intent): boolean => askableFilters.service.some((each) => each === id);

const day = /^(?:open-sunday|open-saturday|open-on-holidays)$/;
const partOfDay = /^(?:morning|night|evening|noon|afternoon|manana|noche|tarde)$/;

/** Whether a part of the day is only of a day beside it, which no filter answers: `sunday morning`. */
const isOfOneDay = (match: Match<Meaning>, found: readonly Match<Meaning>[]): boolean =>
  partOfDay.test(match.read) &&
  found.some(
    ({ from, to, values }) =>
      (to === match.from || from === match.to) &&
      values.some((value) => value.kind === 'wish' && day.test(value.id)),
  );

/** Beside words of a name, and before “pharmacy”, a word with wrong letters is sooner a name: `haven pharmacy`. */
const mayCorrect = (words: readonly string[], unread: readonly string[], match: Match<Meaning>): boolean => {
  if (match.to - match.from > 1 || means(match, 'chain')) return true;
  const letters = (words[match.from] ?? '').length;
  const isBesideName = (unread[match.from - 1] ?? '') !== '' || (unread[match.to] ?? '') !== '';
  if (isBesideName || (means(match, 'filler') && letters < leastFiller)) return false;
  return !/^(?:pharmac|drug|rx)/.test(words[match.to] ?? '') || (match.cost === 1 && letters >= longWord);
};

/** `stowe` is no slip of `store`. */
const leastFiller = 6;
const longWord = 8;
