import { editDistance } from '../../text/edit-distance.ts';
import { memoize } from '../../text/memoize.ts';
import type { WordForms } from './words.ts';

export interface Spelling {
  readonly word: string;
  /** Number of wrong letters. */
  readonly cost: number;
  /** As shown to the visitor. */
  readonly written: string;
}

/** A correctly spelled word, and how likely a misspelled word means it. */
export interface KnownWord {
  readonly written: string;
  readonly likely: number;
}

/** Returns the spellings of a word: itself, then the nearest known words if it is unknown. */
export type Speller = (word: string) => readonly Spelling[];

/** Returns a spelling function that corrects nothing. */
export const asTyped =
  ({ of }: WordForms): Speller =>
  (word) => [{ word: of(word), cost: 0, written: word }];

interface Known {
  readonly forms: WordForms;
  /** By form (`WordForms.of`). */
  readonly words: readonly ReadonlyMap<string, KnownWord>[];
  /** True if a word is never corrected, such as a pharmacy's name. */
  readonly isRight: (word: string) => boolean;
}

const mostOthers = 3;
/** Shorter words resemble too many others. */
const leastLetters = 4;
/** Fewest letters of a word that may have two wrong letters. */
const longWord = 8;

/**
 * Returns a function that corrects words. It offers known words with the same first letter, fewest wrong
 * letters first, then the likeliest.
 */
export function speller({ forms, words, isRight }: Known): Speller {
  const likely = (word: string): number => Math.max(0, ...words.map((some) => some.get(word)?.likely ?? 0));
  const writtenOf = (word: string): string =>
    words.flatMap((some) => some.get(word)?.written ?? [])[0] ?? word;
  const isKnown = (word: string): boolean => words.some((some) => some.has(word));
  const byLetter = new Map<string, string[]>();
  for (const word of words.flatMap((some) => [...some.keys()])) {
    if (word.length < leastLetters) continue;
    const letter = word.charAt(0);
    const all = byLetter.get(letter);
    if (all === undefined) byLetter.set(letter, [word]);
    else all.push(word);
  }
  return memoize((typed: string): readonly Spelling[] => {
    const word = forms.of(typed);
    const self = { word, cost: 0, written: typed };
    if (word.length < leastLetters || /\d/.test(word) || isKnown(word) || isRight(typed)) return [self];
    const most = typed.length < longWord ? 1 : 2;
    const near = (byLetter.get(word.charAt(0)) ?? [])
      .map((other) => ({ word: other, cost: editDistance(word, other, most) }))
      .filter((other) => other.cost <= Math.min(most, other.word.length < longWord - 1 ? 1 : 2));
    const least = Math.min(...near.map(({ cost }) => cost));
    const best = near.filter(({ cost }) => cost === least);
    return [
      self,
      ...best
        .toSorted((a, b) => likely(b.word) - likely(a.word))
        .slice(0, mostOthers)
        .map((other) => ({ ...other, written: writtenOf(other.word) })),
    ];
  });
}

interface Parts {
  /** True for a known word, or known words without spaces: `cvs`, `nearme`. */
  readonly isPart: (letters: string) => boolean;
  /** True if a part shows that words were joined: a pharmacy, a chain, a filter, a city. */
  readonly isTelling: (letters: string) => boolean;
}

const leastJoined = 7;
const leastPart = 2;

/**
 * Splits words typed without spaces: `cvspharmacy` → `cvs`, `pharmacy`. Returns the word itself if a part is
 * unknown.
 */
export function splitWord(word: string, { isPart, isTelling }: Parts): readonly string[] {
  if (word.length < leastJoined || isPart(word)) return [word];
  // `best[to]` has the fewest parts of the first `to` letters.
  const best: (readonly string[] | undefined)[] = [[]];
  for (let to = leastPart; to <= word.length; to++)
    for (let from = 0; from <= to - leastPart; from++) {
      const before = best[from];
      const part = word.slice(from, to);
      if (before !== undefined && before.length + 1 < (best[to]?.length ?? 9) && isPart(part))
        best[to] = [...before, part];
    }
  const parts = best[word.length];
  return parts?.some(isTelling) === true ? parts : [word];
}
