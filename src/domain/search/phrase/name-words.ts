import { spaced } from '../../text/spaced.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { isLikelySlip, isSlip } from './spelling.ts';
import type { Run } from './word-runs.ts';

/** What stands behind a pharmacy's name. */
const endings = new Set('pharmacy drug drugs drugstore rx apothecary'.split(' '));
/** What also makes a place's name that of a house. */
const houses = new Set([
  ...endings,
  'pharma',
  'pharmaceuticals',
  'chemist',
  'chemists',
  'hospital',
  'clinic',
]);
/** In Spanish it stands before. */
const spanishHouses = new Set(['farmacia', 'botica', 'drogueria']);

/** Whether a word makes what stands beside it a pharmacy's name. */
export const isHouse = (word: string): boolean => houses.has(word) || spanishHouses.has(word);

/** The words that are written with an apostrophe before their last letter, as phrases have them: `walkers` for `Walker’s`. */
export const possessivesOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+['’‘`]s(?![\p{L}\p{N}])/giu) ?? []).map(spaced));

/** A chain for its possessive: `cvs` for `CVS’s`; any other word as it is. */
export const withoutPossessive = (
  word: string,
  { brands }: Pick<MeaningIndex, 'brands'>,
  possessives: ReadonlySet<string>,
): string =>
  possessives.has(word) && !brands.byText.has(word) && brands.byText.has(word.slice(0, -1))
    ? word.slice(0, -1)
    : word;

/** Whether a word names a pharmacy that `pharmacy` follows: a surname (`walker pharmacy`), or any word written with `’s`. */
export const isNamedFor = (
  words: readonly string[],
  at: number,
  { surnames, nameEndings, fillers }: MeaningIndex,
  possessives: ReadonlySet<string>,
): boolean => {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (word === '' || !(/^(?:pharmacy|drugstore)$/.test(next) || nameEndings.has(next))) return false;
  return surnames.has(word) || (possessives.has(word) && !fillers.byText.has(word));
};

/** Whether the word there is what stands behind a pharmacy's name. */
export const endsName = (words: readonly string[], at: number): boolean => endings.has(words[at] ?? '');

/** From so many letters on one wrong letter before `pharmacy` is a slip; a shorter word there is a name that looks like another: `haven`. */
const leastBeforeEnding = 8;

/** Whether a run may be read with that many wrong letters: a single word before `pharmacy` hardly, since it may be the name, nor one behind `farmacia la`. */
export const mayBeCorrected = (
  words: readonly string[],
  { from, to, read = '' }: Run,
  cost: number,
): boolean => {
  if (cost < 1 || to - from > 1) return true;
  if (isNamedInSpanish(words, from)) return false;
  const word = words[from] ?? '';
  return !endsName(words, to) || (cost === 1 && (word.length >= leastBeforeEnding || isSlip(word, read)));
};

/** From so many letters on a word before `pharmacy` with another letter than `nearest` has is a slip; a shorter one is a name: `clover`. */
const leastOfNearest = 7;

/** Whether a run with a wrong letter may be a slip of `closest` or the like, though `pharmacy` stands behind it. */
export const mayBeNearest = (
  words: readonly string[],
  { from, to, read = '' }: Run,
  cost: number,
): boolean => {
  const word = words[from] ?? '';
  return cost < 1 || !endsName(words, to) || word.length >= leastOfNearest || isLikelySlip(word, read, cost);
};

/** Whether a word stands behind “farmacia la”, and so is what a pharmacy is called by: `farmacia el pueblo`. */
export const isNamedInSpanish = (words: readonly string[], at: number): boolean =>
  isSpanishArticle(words[at - 1]) && spanishHouses.has(words[at - 2] ?? '');

const isSpanishArticle = (word: string | undefined): boolean => /^(?:la|el|los|las)$/.test(word ?? '');

/** A name's word with the Spanish article before it: `la fe`, but not that of `en la calle`. */
export function withArticle(words: readonly string[], at: number): string {
  const word = words[at] ?? '';
  const [before = '', article = ''] = [words[at - 2], words[at - 1]];
  return isSpanishArticle(article) && !/^(?:en|in|de|a|para|por|con)$/.test(before)
    ? `${article} ${word}`
    : word;
}

/** A name’s word with what `of` goes on with, where that is a word that says nothing else: `mall of america`. */
export const withTail = (
  words: readonly string[],
  at: number,
  text: string,
  isPlain: (word: string) => boolean,
): string => {
  const tail = words[at + 2] ?? '';
  return words[at + 1] === 'of' && isPlain(tail) ? `${text} of ${tail}` : text;
};

/** Whether `close` at a position is what a pharmacy does: `what time does cvs close`, `close after 10`. */
export const asksForClosing = (words: readonly string[], at: number): boolean =>
  words
    .slice(0, at)
    .some((word) => /^(?:do|does|did|will|when|whens|time|hour|hours|to|they|that|which)$/.test(word)) ||
  (/^(?:at|after|before|by|until|till|til|around|past)$/.test(words[at + 1] ?? '') &&
    /^\d/.test(words[at + 2] ?? ''));

/** Whether a run is rather what a pharmacy is called by than a place: a listed one has its words, and `pharmacy` stands behind it. */
export const isHouseName = (
  words: readonly string[],
  { from, to }: Run,
  isNameWord: (word: string) => boolean,
): boolean =>
  words.slice(from, to).every(isNameWord) &&
  (words.slice(to).some((word) => houses.has(word)) || spanishHouses.has(words[from - 1] ?? '')) &&
  words.every((word) => word === '' || houses.has(word) || word === 'store' || isNameWord(word));
