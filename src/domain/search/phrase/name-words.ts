import { spaced } from '../../text/spaced.ts';
import type { HouseIndex } from './house-index.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { isLikelySlip, isSlip } from './spelling.ts';
import type { Run } from './word-runs.ts';

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

/** Whether a word makes what stands beside it a pharmacy's name. */
export const isHouse = (word: string, { behind, before }: HouseIndex): boolean =>
  behind.has(word) || before.has(word);

/** Whether the word there is what stands behind a pharmacy's name. */
export const endsName = (words: readonly string[], at: number, { endings }: HouseIndex): boolean =>
  endings.has(words[at] ?? '');

/** From so many letters on one wrong letter before `pharmacy` is a slip; a shorter word there is a name that looks like another: `haven`. */
const leastBeforeEnding = 8;

/** Whether a run may be read with that many wrong letters: a single word before `pharmacy` hardly, since it may be the name, nor one behind `farmacia la`. */
export const mayBeCorrected = (
  words: readonly string[],
  { from, to, read = '' }: Run,
  cost: number,
  houses: HouseIndex,
): boolean => {
  if (cost < 1 || to - from > 1) return true;
  if (isNamedInSpanish(words, from, houses)) return false;
  const word = words[from] ?? '';
  return (
    !endsName(words, to, houses) || (cost === 1 && (word.length >= leastBeforeEnding || isSlip(word, read)))
  );
};

/** From so many letters on a word before `pharmacy` with another letter than `nearest` has is a slip; a shorter one is a name: `clover`. */
const leastOfNearest = 7;

/** Whether a run with a wrong letter may be a slip of `closest` or the like, though `pharmacy` stands behind it. */
export const mayBeNearest = (
  words: readonly string[],
  { from, to, read = '' }: Run,
  cost: number,
  houses: HouseIndex,
): boolean => {
  const word = words[from] ?? '';
  return (
    cost < 1 ||
    !endsName(words, to, houses) ||
    word.length >= leastOfNearest ||
    isLikelySlip(word, read, cost)
  );
};

/** Whether a word stands behind “farmacia la”, and so is what a pharmacy is called by: `farmacia el pueblo`. */
export const isNamedInSpanish = (
  words: readonly string[],
  at: number,
  { articles, before }: HouseIndex,
): boolean => articles.has(words[at - 1] ?? '') && before.has(words[at - 2] ?? '');

/** A name's word with the Spanish article before it: `la fe`, but not that of `en la calle`. */
export function withArticle(
  words: readonly string[],
  at: number,
  { articles, prepositions }: HouseIndex,
): string {
  const word = words[at] ?? '';
  const [before = '', article = ''] = [words[at - 2], words[at - 1]];
  return articles.has(article) && !prepositions.has(before) ? `${article} ${word}` : word;
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

/** Whether a run is rather what a pharmacy is called by than a place: a listed one has its words, and `pharmacy` stands behind it. */
export const isHouseName = (
  words: readonly string[],
  { from, to }: Run,
  {
    isNameWord,
    houses: { behind, before },
  }: { readonly isNameWord: (word: string) => boolean; readonly houses: HouseIndex },
): boolean =>
  words.slice(from, to).every(isNameWord) &&
  (words.slice(to).some((word) => behind.has(word)) || before.has(words[from - 1] ?? '')) &&
  words.every((word) => word === '' || behind.has(word) || word === 'store' || isNameWord(word));
