import { editDistance } from '../../text/edit-distance.ts';

/** A word as it may have been meant, and how many letters that changes. */
export interface Spelling {
  readonly word: string;
  readonly cost: number;
}

/** Gives the words that a word may stand for: itself alone where it is known or too short to tell. */
export type Speller = (word: string) => readonly Spelling[];

/** Takes each word as it stands. */
export const asWritten: Speller = (word) => [{ word, cost: 0 }];

interface SpellerWords {
  /** Words to correct to, each with how likely it is beside others (a city's people). */
  readonly words: ReadonlyMap<string, number>;
  /** Whether a word is right as it stands though it is none to correct to. */
  readonly isKnown: (word: string) => boolean;
}

/** Fewer letters tell too little of what was meant. */
const leastLetters = 4;
const mostSpellings = 4;

/** How many wrong letters a word of that length may have. */
export const wrongLettersAllowed = (length: number): number =>
  length < leastLetters ? 0 : length < 7 ? 1 : 2;

/**
 * Makes a speller. A word that is known, short or holds a digit is never corrected; any other also stands for the words
 * at the least distance that begin as it does, those that it is the beginning of first, then the likelier.
 */
export function speller({ words, isKnown }: SpellerWords): Speller {
  const buckets = new Map<string, string[]>();
  for (const word of words.keys()) {
    const [initial = ''] = word;
    const bucket = buckets.get(initial) ?? [];
    bucket.push(word);
    buckets.set(initial, bucket);
  }
  const known = new Map<string, readonly Spelling[]>();
  const correct = (word: string): readonly Spelling[] => {
    const itself = { word, cost: 0 };
    const most = wrongLettersAllowed(word.length);
    if (most === 0 || words.has(word) || isKnown(word) || /\d/.test(word)) return [itself];
    const near = (buckets.get(word[0] ?? '') ?? [])
      .filter((other) => other.length >= leastLetters)
      .map((other) => ({ word: other, cost: editDistance(word, other, most) }))
      .filter(({ word: other, cost }) => cost <= Math.min(most, wrongLettersAllowed(other.length)));
    const least = Math.min(...near.map(({ cost }) => cost));
    const best = near
      .filter(({ cost }) => cost === least)
      .sort(
        (a, b) =>
          Number(b.word.startsWith(word)) - Number(a.word.startsWith(word)) ||
          (words.get(b.word) ?? 0) - (words.get(a.word) ?? 0),
      );
    return [itself, ...best.slice(0, mostSpellings)];
  };
  return (word) => {
    const found = known.get(word) ?? correct(word);
    known.set(word, found);
    return found;
  };
}

/** Shorter words are no slips of others but words of their own. */
const leastSlip = 7;

/** Whether a word is another with a letter left out, or with two neighbours swapped, that is not its first or last: `pharmcy`, `hosptial`. */
export function isSlip(word: string, of: string): boolean {
  if (word.length < leastSlip || word === of || word.at(-1) !== of.at(-1)) return false;
  const at = [...word].findIndex((letter, index) => letter !== of[index]);
  if (at < 1) return false;
  if (of.length === word.length + 1) return word.slice(at) === of.slice(at + 1);
  return (
    of.length === word.length &&
    word[at] === of[at + 1] &&
    word[at + 1] === of[at] &&
    word.slice(at + 2) === of.slice(at + 2)
  );
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const vowel = /[aeiouy]/;

/** Whether two keys stand side by side on a keyboard. */
const isBeside = (key: string, other: string): boolean => {
  const [[row, at], [otherRow, otherAt]] = [keyPlace(key), keyPlace(other)];
  return Math.abs(row - otherRow) <= 1 && Math.abs(at - otherAt) <= 1;
};

const keyPlace = (key: string): readonly [row: number, at: number] => {
  const row = keyRows.findIndex((keys) => keys.includes(key));
  return [row, keyRows[row]?.indexOf(key) ?? 0];
};

/**
 * Whether a word with so many letters wrong is another as fingers or ears get it wrong: a letter left out or too many, two swapped, a vowel for a vowel, a
 * key for the one beside it; `stowe` is not “store”, nor `verde` “vende”.
 */
export function isLikelySlip(word: string, of: string, cost: number): boolean {
  if (cost >= 2) return mayHaveTwoWrong(word, of);
  if (cost < 1 || word.length !== of.length) return true;
  const at = [...word].findIndex((letter, index) => letter !== of[index]);
  const [letter = '', meant = ''] = [word[at], of[at]];
  const isSwapped = letter === of[at + 1] && word[at + 1] === meant;
  return isSwapped || isBeside(letter, meant) || (vowel.test(letter) && vowel.test(meant));
}

/** A word of so many letters with two wrong is hardly another word. */
const leastOfTwo = 9;

/** Whether a word with two wrong letters may stand for another: a shorter one only where it has the same consonants, so that vowels alone are wrong or doubled letters. */
export const mayHaveTwoWrong = (word: string, of: string): boolean =>
  word.length >= leastOfTwo || consonantsOf(word) === consonantsOf(of);

const consonantsOf = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/** Letters that are written for each other because they sound alike: `tuskaloosa`. */
const alike = ['ck', 'sz', 'gj', 'bv', 'dt'];
/** What an unlikely letter for another counts: as much as one too many and one left out. */
const unlikely = 2;

const replaced = (letter: string, meant: string): number =>
  isBeside(letter, meant) ||
  (vowel.test(letter) && vowel.test(meant)) ||
  alike.some((pair) => pair.includes(letter) && pair.includes(meant))
    ? 1
    : unlikely;

const asHeard = (word: string): string => word.replaceAll('ph', 'f');

/**
 * Whether a name is another as fingers or ears get it wrong, which every letter that differs must bear out: of names there are many that differ in
 * little. `rockwood` is not Rockford, nor `hartsville` Huntsville.
 */
export function isSlipOfName(name: string, of: string): boolean {
  const most = name.length + of.length;
  const isBorneOut = (own: string, meant: string): boolean =>
    editDistance(own, meant, most, replaced) === editDistance(own, meant, most);
  return isBorneOut(name, of) || isBorneOut(asHeard(name), asHeard(of));
}
