import { levenshtein } from '../../lists/closest-names.ts';
import { isSuffix } from './street-words.ts';

const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();

/**
 * True if two street names without suffix and direction may be spellings of one name. Symmetric. Names of up
 * to four letters must be equal; from five one letter may differ, from nine two. Digits must be equal. False
 * for empty names.
 */
export function areSpellingsOfName(a: string, b: string): boolean {
  if (a === b) return a !== '';
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || digitsOf(a) !== digitsOf(b)) return false;
  return levenshtein(a, b) <= (shorter < 9 ? 1 : 2);
}

/**
 * True if one of two normalized streets has all words of the other, and so may be the same street: `7 ST`,
 * `7 ST NW`. False if their last suffixes differ: `136 ST CIR`, `136 ST`.
 */
export function mayBeOneStreet(a: string, b: string): boolean {
  const [wordsA, wordsB] = [a.split(' '), b.split(' ')];
  const [one, other] = [wordsA, wordsB].map((words) => words.slice(1).findLast(isSuffix));
  if (one !== undefined && other !== undefined && one !== other) return false;
  return wordsA.every((word) => wordsB.includes(word)) || wordsB.every((word) => wordsA.includes(word));
}

const directions: ReadonlySet<string> = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);
const directionsOf = (street: string): readonly string[] =>
  street.split(' ').filter((word) => directions.has(word));

const mayBeOneDirection = (one: string, two: string): boolean => one.includes(two) || two.includes(one);
const lettersOf = (words: readonly string[]): string => [...words.join('')].toSorted().join('');

/** True for `H St NE` and `H St NW`, but not for `H St S` and `H St SW`. */
function haveOpposedDirections(one: string, two: string): boolean {
  const [all, others] = [directionsOf(one), directionsOf(two)];
  if (lettersOf(all) === lettersOf(others)) return false;
  const here = all.filter((word) => !others.includes(word));
  const there = others.filter((word) => !all.includes(word));
  return (
    here.some((word) => !there.some((other) => mayBeOneDirection(word, other))) &&
    there.some((word) => !here.some((other) => mayBeOneDirection(word, other)))
  );
}

/**
 * True if two streets of one name must be different:
 * - each has a direction that the other excludes: `H ST NE`, `H ST NW`
 * - they are in two ZIP codes and, by `mayBeOneStreet`, not one street: `OAK ST`, `OAK AVE`
 * A town's grid may have a house 100 in each quarter, and chains have stores in several.
 */
export const areTwoStreets = (one: string, two: string, isOneZip: boolean): boolean =>
  haveOpposedDirections(one, two) || (!isOneZip && !mayBeOneStreet(one, two));

/** True if a street's name is a number and a direction, as in Utah: `300S`. */
export const isGridStreet = (core: string): boolean => /^\d+[NSEW]$/.test(core);
