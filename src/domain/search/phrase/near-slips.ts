import { asksForClosing } from './asked-hours.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { isHouse } from './name-words.ts';

/** What is typed for `me`; `ms`, `mi` and the like are states that one may be near to. */
const slips = new Set('ne mr mw em ke mee mme nme mre my'.split(' '));
/** What is typed, or put by a keyboard, for `near`, by keys beside its first. */
const nearSlips = new Set('bear hear mear jear'.split(' '));

type SlipWords = Pick<MeaningIndex, 'fillers' | 'brands' | 'houses' | 'times'>;

/** The words with “near me” and “closest” for slips of them that are words of their own: “cvs near ne”, “cvs bear me”, “the closes pharmacy”. */
export const withNearWords = (words: readonly string[], index: SlipWords): readonly string[] =>
  words.map((word, at) =>
    isMe(words, at, index)
      ? 'me'
      : isNear(words, at)
        ? 'near'
        : isClosest(words, at, index)
          ? 'closest'
          : word,
  );

/** Behind another word and before a `me` that ends the phrase: nobody looks for Bear, Maine. */
const isNear = (words: readonly string[], at: number): boolean =>
  at > 0 && nearSlips.has(words[at] ?? '') && words[at + 1] === 'me' && at + 2 === words.length;

/** Nothing that it could belong to follows: “cvs near ne 4th st” names a street, “near my work” a place. */
const isMe = (words: readonly string[], at: number, { fillers }: SlipWords): boolean => {
  const next = words[at + 1];
  return (
    slips.has(words[at] ?? '') &&
    words[at - 1] === 'near' &&
    (next === undefined || (words[at] !== 'my' && fillers.byText.has(next)))
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
