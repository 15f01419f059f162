import { asksForClosing } from './asked-hours.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { isHouse } from './name-words.ts';

/** What is typed for `me`; `ms`, `mi` and the like are states that one may be near to. */
const slips = new Set('ne mr mw em mee mme nme mre'.split(' '));

type SlipWords = Pick<MeaningIndex, 'fillers' | 'brands' | 'houses' | 'times'>;

/** The words with “near me” and “closest” for slips of them that are words of their own: “cvs near ne”, “the closes pharmacy”. */
export const withNearWords = (words: readonly string[], index: SlipWords): readonly string[] =>
  words.map((word, at) => (isMe(words, at, index) ? 'me' : isClosest(words, at, index) ? 'closest' : word));

/** Nothing that it could belong to follows: “cvs near ne 4th st” names a street. */
const isMe = (words: readonly string[], at: number, { fillers }: SlipWords): boolean => {
  const next = words[at + 1];
  return (
    slips.has(words[at] ?? '') && words[at - 1] === 'near' && (next === undefined || fillers.byText.has(next))
  );
};

/** What is close stands behind it: “closes cvs to me”, but “cvs closes” and “when closes cvs”. */
const isClosest = (words: readonly string[], at: number, { brands, houses, times }: SlipWords): boolean => {
  if (words[at] !== 'closes') return false;
  const isStore = (word = ''): boolean =>
    isHouse(word, houses) || /^(?:pharmacies|store|one)$/.test(word) || brands.byText.has(word);
  const isAhead = isStore(words[at + 1]) || brands.byText.has(words.slice(at + 1, at + 3).join(''));
  return isAhead && !isStore(words[at - 1]) && !asksForClosing(words, at, times);
};
