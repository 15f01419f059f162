import { levenshtein } from '../../lists/closest-names.ts';
import { isSuffix } from './street-words.ts';

const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();

/**
 * True if two street names without suffix and direction may be spellings of one name. Symmetric. Digits must
 * be equal. From five characters on one letter may differ, from nine two. False for empty names.
 */
export function areSpellingsOfName(a: string, b: string): boolean {
  if (a === b) return a !== '';
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || digitsOf(a) !== digitsOf(b)) return false;
  return levenshtein(a, b) <= (shorter < 9 ? 1 : 2);
}

/** True if two normalized streets may be one: `7 ST` and `7 ST NW`, but not `136 ST CIR` and `136 ST`. */
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

/** True if streets of one name must be two: `H ST NE`, `H ST NW`, or `OAK ST`, `OAK AVE` in two ZIP codes. */
export const areTwoStreets = (one: string, two: string, isOneZip: boolean): boolean =>
  haveOpposedDirections(one, two) || (!isOneZip && !mayBeOneStreet(one, two));

/** True if a street's name is a number and a direction, as in Utah: `300S`. */
export const isGridStreet = (core: string): boolean => /^\d+[NSEW]$/.test(core);
