import { editDistance } from '../../text/edit-distance.ts';
import { memoize } from '../../text/memoize.ts';
import type { WordForms } from './words.ts';

export interface Spelling {
  readonly word: string;
  readonly wrongLetters: number;
  readonly written: string;
}

/** A correctly spelled word. Of several corrections, the one with the highest `likely` comes first. */
export interface KnownWord {
  readonly written: string;
  readonly likely: number;
}

/** Returns a word as typed, then known words that may be meant: `walgrens` → `walgrens`, `walgreens`. */
export type Speller = (word: string) => readonly Spelling[];

export const asTyped =
  ({ of }: WordForms): Speller =>
  (word) => [{ word: of(word), wrongLetters: 0, written: word }];

interface KnownWords {
  readonly forms: WordForms;
  readonly words: readonly ReadonlyMap<string, KnownWord>[];
  readonly isNeverCorrected: (word: string) => boolean;
}

const mostOthers = 3;
const leastCorrectedLetters = 4;
const leastLettersForTwoErrors = 8;

/**
 * Returns a function from a word to spellings: the word as typed, then known words that it may mean.
 * `walgrens` → `walgrens`, `walgreens`.
 */
export function speller({ forms, words, isNeverCorrected }: KnownWords): Speller {
  const likely = (word: string): number => Math.max(0, ...words.map((some) => some.get(word)?.likely ?? 0));
  const writtenOf = (word: string): string =>
    words.flatMap((some) => some.get(word)?.written ?? [])[0] ?? word;
  const isKnown = (word: string): boolean => words.some((some) => some.has(word));
  const byLetter = new Map<string, string[]>();
  for (const word of words.flatMap((some) => [...some.keys()])) {
    if (word.length < leastCorrectedLetters) continue;
    const letter = word.charAt(0);
    const wordsOfLetter = byLetter.get(letter);
    if (wordsOfLetter === undefined) byLetter.set(letter, [word]);
    else wordsOfLetter.push(word);
  }
  return memoize((typed: string): readonly Spelling[] => {
    const word = forms.of(typed);
    const self = { word, wrongLetters: 0, written: typed };
    if (word.length < leastCorrectedLetters || /\d/.test(word) || isKnown(word) || isNeverCorrected(typed))
      return [self];
    const most = typed.length < leastLettersForTwoErrors ? 1 : 2;
    const near = (byLetter.get(word.charAt(0)) ?? [])
      .map((other) => ({ word: other, wrongLetters: editDistance(word, other, most) }))
      .filter(
        (other) =>
          other.wrongLetters <= Math.min(most, other.word.length < leastLettersForTwoErrors - 1 ? 1 : 2),
      );
    const least = Math.min(...near.map(({ wrongLetters }) => wrongLetters));
    const best = near.filter(({ wrongLetters }) => wrongLetters === least);
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
  readonly isKnownPart: (letters: string) => boolean;
  readonly isProofOfSplit: (letters: string) => boolean;
}

const leastLettersToSplit = 7;
const leastPart = 2;

/** Splits words typed without spaces: `cvspharmacy` → `cvs`, `pharmacy`. Leaves other words whole. */
export function splitWord(word: string, { isKnownPart, isProofOfSplit }: Parts): readonly string[] {
  if (word.length < leastLettersToSplit || isKnownPart(word)) return [word];
  // `best[to]` has the fewest parts of the first `to` letters.
  const best: (readonly string[] | undefined)[] = [[]];
  for (let to = leastPart; to <= word.length; to++)
    for (let from = 0; from <= to - leastPart; from++) {
      const before = best[from];
      const part = word.slice(from, to);
      if (before !== undefined && before.length + 1 < (best[to]?.length ?? 9) && isKnownPart(part))
        best[to] = [...before, part];
    }
  const parts = best[word.length];
  return parts?.some(isProofOfSplit) === true ? parts : [word];
}
