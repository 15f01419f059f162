import { memoize } from '../text/memoize.ts';
import type { Pharmacy } from './pharmacy.ts';

/** Number of background colors for pharmacies' initials (styles/cards.css). */
export const markTones = 8;

const commonWords = new Set([
  ...['a', 'an', 'and', 'at', 'by', 'de', 'for', 'in', 'la', 'las', 'los', 'of', 'on', 'the', 'y'],
  ...['pharmacy', 'pharmacies', 'farmacia', 'drug', 'drugs', 'drugstore', 'apothecary', 'store'],
  ...['co', 'corp', 'inc', 'llc', 'ltd'],
]);

/** Returns initials and a color's number (0 to 7) that stand for a pharmacy or its chain, like a logo. */
export const initialsMark = ({ name, brand }: Pick<Pharmacy, 'name' | 'brand'>) => markOfName(brand ?? name);

const markOfName = memoize((name: string) => ({ initials: initialsOf(name), tone: toneOf(name) }));

/** Returns up to two initials of a name, without common words: `The Rx Mart Pharmacy #12` → `RM`. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/\p{Mark}/gu, '')
    // An apostrophe or a full stop does not divide a word: `Joe’s`, `C.V.S.`
    .replace(/['’‘`.]/g, '')
    .replace(/#[\p{Letter}\p{Number}]*/gu, ' ')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
  const distinctive = words.filter((word) => !commonWords.has(word.toLowerCase()));
  const withoutNumbers = distinctive.filter((word) => !/^\p{Number}+$/u.test(word));
  const [first = '', second] = [withoutNumbers, distinctive, words].find(({ length }) => length > 0) ?? [];
  return second === undefined
    ? firstLettersInCapitals(first, 2)
    : firstLettersInCapitals(first, 1) + firstLettersInCapitals(second, 1);
}

const firstLettersInCapitals = (word: string, count: number): string =>
  [...word.toUpperCase()].slice(0, count).join('');

// FNV-1a, which tells similar names apart; case, spaces and signs do not count.
function toneOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of this hash depend too much on the last letter.
  return ((hash ^ (hash >>> 15)) >>> 0) % markTones;
}
