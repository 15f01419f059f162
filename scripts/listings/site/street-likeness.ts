import { levenshtein } from '../../lists/closest-names.ts';

const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();

/**
 * Whether two streets' own names can be spellings of one: the same, or one slip of the pen apart, or two where the name is
 * long. Numbers in them must be the same. Symmetric.
 */
export function alikeStreets(a: string, b: string): boolean {
  if (a === b) return a !== '';
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || digitsOf(a) !== digitsOf(b)) return false;
  return levenshtein(a, b) <= (shorter < 9 ? 1 : 2);
}
