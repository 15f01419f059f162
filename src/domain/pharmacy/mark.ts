import { memoize } from '../text/memoize.ts';
import type { Pharmacy } from './pharmacy.ts';

/** How many colors marks have; styles/cards.css has them. */
export const markTones = 8;

/** Words that say of a name only that it is a pharmacy's, or nothing at all. */
const common = new Set([
  ...['a', 'an', 'and', 'at', 'by', 'de', 'for', 'in', 'la', 'las', 'los', 'of', 'on', 'the', 'y'],
  ...['pharmacy', 'pharmacies', 'farmacia', 'drug', 'drugs', 'drugstore', 'apothecary', 'store'],
  ...['co', 'corp', 'inc', 'llc', 'ltd'],
]);

/** Returns the letters and the color of a pharmacy's mark, which all of a chain share. */
export const markOf = ({ name, brand }: Pick<Pharmacy, 'name' | 'brand'>) => markOfName(brand ?? name);

const markOfName = memoize((name: string) => ({ initials: initialsOf(name), tone: toneOf(name) }));

/**
 * The initials of a name: of the first two words that tell it from others, or two letters of the only one.
 * The number of a store does not count: `Rx Mart #12` is `RM`. Empty without letters and digits.
 */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/\p{Mark}/gu, '')
    // What an apostrophe or a full stop holds together is one word: `Joe’s`, `C.V.S.`
    .replace(/['’‘`.]/g, '')
    .replace(/#[\p{Letter}\p{Number}]*/gu, ' ')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !common.has(word.toLowerCase()));
  const named = telling.filter((word) => !/^\p{Number}+$/u.test(word));
  const [first = '', second] = [named, telling, words].find(({ length }) => length > 0) ?? [];
  return second === undefined ? upper(first, 2) : upper(first, 1) + upper(second, 1);
}

/** Returns the first letters in capitals. */
const upper = (word: string, count: number): string => [...word.toUpperCase()].slice(0, count).join('');

/** The same for spellings that differ only in capitals, spaces and signs. FNV-1a: neighbors differ. */
function toneOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of this hash follow the last letter too closely.
  return ((hash ^ (hash >>> 15)) >>> 0) % markTones;
}
